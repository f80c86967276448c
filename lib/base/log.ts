import { format, inspect } from "node:util";
import { currentRequest } from "./request-context.ts";

/** One line per event on standard output and error, for whoever keeps the process running. */

/** A session's token wherever it stands in a text: three parts in base64url, the first of them JSON. */
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

export const withoutTokens = (text: string): string => text.replace(TOKEN, "(token)");

export const holdsToken = (text: string): boolean => withoutTokens(text) !== text;

/** Characters of one event; what is longer is cut. */
const LONGEST = 8_000;

const ESCAPES: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** What moves a terminal's cursor, breaks a line or turns the direction of writing. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string) =>
  ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * On one line whatever it holds, after the id of the request in which it happened: nobody writes lines of their own
 * into the log, and no token stands in it.
 */
function line(level: string, message: string): string {
  const text = withoutTokens(message);
  const whole = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const request = currentRequest();
  const head = `${new Date().toISOString()} ${level}${request ? ` request=${request.id}` : ""}`;
  return `${head} ${whole.trimEnd().replace(CONTROL, escaped)}\n`;
}

function describe(error: unknown): string {
  if (error === undefined) return "";
  if (!(error instanceof Error)) return `: ${inspect(error)}`;
  return `: ${error.stack ?? error.message}`;
}

export const log = {
  info: (message: string): void => {
    process.stdout.write(line("info", message));
  },
  error: (message: string, error?: unknown): void => {
    process.stderr.write(line("error", `${message}${describe(error)}`));
  },
};

/** Has the framework's own messages written in the same way. */
export function logConsole(): void {
  const info = (...values: unknown[]) => log.info(format(...values));
  const error = (...values: unknown[]) => log.error(format(...values));
  Object.assign(console, { debug: info, log: info, info, warn: info, error, trace: error });
}
