# What the operating system says of a failure: phrases in parentheses or after a colon, without a capital letter at the
# beginning or a full stop at the end.

system-no-such-file = no such file or directory
system-access = permission denied
system-not-permitted = operation not permitted
system-no-space = no space left on device
system-quota = disk quota exceeded
system-read-only = read-only file system
system-not-folder = not a directory
system-is-folder = is a directory
system-exists = file exists
system-long-name = file name too long
system-too-big = file too large
system-loop = too many levels of symbolic links
system-busy = device or resource busy
system-input-output = input/output error
system-bad-file = bad file descriptor
system-many-files = too many open files
system-no-memory = cannot allocate memory
system-not-program = exec format error
system-invalid = invalid argument
system-no-device = no such device or address
system-refused = connection refused
system-reset = connection reset by peer
system-aborted = software caused connection abort
system-timed-out = connection timed out
system-no-host = no route to host
system-no-network = network is unreachable
system-network-down = network is down
system-pipe = broken pipe
system-address-used = address already in use
system-no-address = cannot assign requested address
system-unknown-name = name or service not known
system-no-name-now = temporary failure in name resolution
system-name-without-address = no address associated with hostname
system-no-reason = no reason given
