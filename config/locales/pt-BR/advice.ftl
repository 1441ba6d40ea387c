# Português do Brasil. O que se digita são as palavras de typed.ftl.
advice-hint = Dica: { $moves }. Digite 0 para fazer isso.
advice-then = { $moves }; depois { $next }
