const LOOK_EACH_MS = 500;

/**
 * npm hands a signal that it is told to end by to the shell in which it runs its script, and that ends without a
 * word to what it started: whoever stops `npm start` would leave the shop running, with its port and its data. A
 * process that npm did not start may outlive its parent.
 * @param env `npm_lifecycle_event` is the name of the script that npm runs, where it does
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
  }, LOOK_EACH_MS);
  timer.unref();
}
