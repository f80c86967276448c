import { format, inspect } from "node:util";
import { currentRequest } from "./http/request-context.ts";
import { withSourcePlaces } from "./programs/source-places.ts";
import { shortenText } from "./text/cut-text.ts";

/** Writes one line per event to standard output and error. */

/** Matches a session token anywhere in a text: three parts in base64url, the first of them JSON. */
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

export const withoutTokens = (text: string): string => text.replace(TOKEN, "(token)");

export const holdsToken = (text: string): boolean => withoutTokens(text) !== text;

/** Maximum characters of one event; longer ones are cut. */
const LONGEST = 8_000;

const ESCAPES: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Characters that move a terminal's cursor, break a line or change the direction of text. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string) =>
  ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Cuts first, because the search for tokens takes time with the square of the length. */
const shorten = (message: string): string =>
  shortenText(withoutTokens(message.slice(0, 2 * LONGEST)), LONGEST);

/**
 * One line for any message, after the id of its request, so that no lines can be injected into the log. Tokens are
 * removed.
 */
function line(level: string, message: string): string {
  const whole = shorten(message);
  const request = currentRequest();
  const head = `${new Date().toISOString()} ${level}${request ? ` request=${request.id}` : ""}`;
  return `${head} ${whole.trimEnd().replace(CONTROL, escaped)}\n`;
}

function describe(error: unknown): string {
  if (error === undefined) return "";
  if (!(error instanceof Error)) return `: ${inspect(error)}`;
  return `: ${withSourcePlaces(shorten(error.stack ?? error.message))}`;
}

export const log = {
  info: (message: string): void => {
    process.stdout.write(line("info", message));
  },
  error: (message: string, error?: unknown): void => {
    process.stderr.write(line("error", `${message}${describe(error)}`));
  },
};

/** Formats Next's own console messages in the same way. */
export function logConsole(): void {
  const info = (...values: unknown[]) => log.info(format(...values));
  const error = (...values: unknown[]) => log.error(withSourcePlaces(shorten(format(...values))));
  Object.assign(console, { debug: info, log: info, info, warn: info, error, trace: error });
}
