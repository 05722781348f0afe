/**
 * Under npm a signal may end npm and its shell and never reach us, who would go on holding the port. So we look
 * whether the shell is still there. Run by hand, a script may well outlive whoever started it.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
