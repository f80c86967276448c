/** The output of `npm start`: one line per step, with its result and duration. */

const NAME_WIDTH = 12;
const started = Date.now();

export function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs a step; its text says what the result was. A terminal shows the step while it runs.
 * @param since when the step began, for work that started earlier beside other steps
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

/** Prints the last lines: the address of the shop and how its owner signs in. */
export function announce(lines: string[]): void {
  process.stdout.write(
    `\n  Ready in ${seconds(started)}\n\n${lines.map((l) => `  ${l}\n`).join("")}\n`,
  );
}

/** A mistake in the set-up: prints one line that says what to do, with exit status 1. */
export class StartError extends Error {}
