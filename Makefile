# Aliases of the two commands: make play ARGS="--rules stbl", make test ARGS="-k stock".
.PHONY: play test
play:
	@python3 scripts/dev.py play $(ARGS)
test:
	@python3 scripts/dev.py test $(ARGS)
