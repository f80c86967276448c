/** What `npm start` shows while it works: one line per step, with what it found and how long it took. */

const NAME_WIDTH = 12;
const started = Date.now();

export function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs a step; its text tells what came of it. A terminal sees the step while it runs. What began before, beside
 * other steps, tells `since` when.
 */
export async function step<T>(
  name: string,
  run: (progress: (text: string) => void) => Promise<{ value: T; text: string }>,
  since = Date.now(),
): Promise<T> {
  const label = `  ${name.padEnd(NAME_WIDTH)}`;
  const show = (text: string) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${label}${text}`);
  };
  show("…");
  const { value, text } = await run(show);
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[2K");
  process.stdout.write(`${label}${text} (${seconds(since)})\n`);
  return value;
}

/** The last lines: where the shop is and how its owner gets in. */
export function announce(lines: string[]): void {
  process.stdout.write(
    `\n  Ready in ${seconds(started)}\n\n${lines.map((l) => `  ${l}\n`).join("")}\n`,
  );
}

/** A mistake in the set-up: one line that says what to do, and exit status 1. */
export class StartError extends Error {}
