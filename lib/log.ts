import { inspect } from "node:util";

/** One line per event on standard output and error, for whoever keeps the process running. */

function line(level: string, message: string, detail: string): string {
  return `${new Date().toISOString()} ${level} ${message}${detail}\n`;
}

function describe(error: unknown): string {
  if (error === undefined) return "";
  if (!(error instanceof Error)) return `: ${inspect(error)}`;
  return `: ${error.stack ?? error.message}`;
}

export const log = {
  info: (message: string): void => {
    process.stdout.write(line("info", message, ""));
  },
  error: (message: string, error?: unknown): void => {
    process.stderr.write(line("error", message, describe(error)));
  },
};
