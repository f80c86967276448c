const POLL_EACH_MS = 500;

/**
 * npm forwards the signal that ends it to the shell of its script, and that shell ends without a signal to its
 * children. So stopping `npm start` would leave the shop running, with its port and its data. A process that npm did
 * not start may outlive its parent.
 * @param env `npm_lifecycle_event` is the name of the script when npm runs one
 */
export function stopWithNpm(
  stop: () => void,
  env: Readonly<Record<string, string | undefined>> = process.env,
): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, POLL_EACH_MS);
  timer.unref();
}
