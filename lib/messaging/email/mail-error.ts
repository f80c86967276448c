import { MINUTE_MS } from "@/lib/base/india-time";
import { log } from "@/lib/base/log";
import { getOutageText, innermostCode } from "@/lib/db/outage";

/** The reason why a mail was not sent, without an address, a text or a password in its message. */
export class MailError extends Error {
  /** True when the same mail would be refused again. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.permanent = permanent;
  }
}

const getFrame = (stack: string) => /^\s+at .+$/m.exec(stack)?.[0].trim();

/**
 * The messages of other errors may quote their input; their names, codes, positions and what they say of an outage do
 * not. pg-boss gives its listeners the fields of an error in an object that is none.
 */
export function asMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  if (typeof error !== "object" || error === null) {
    return new MailError(`no error but a value of the type ${typeof error}`, false);
  }
  const { name, code, message = "", stack = "" } = error as Partial<Error> & { code?: unknown };
  // Prisma's code says that a statement failed, the database's says why.
  const codes = new Set([code, innermostCode(error)]);
  const said = getOutageText(message);
  const kind = name ?? /^\w+/.exec(stack)?.[0] ?? "an error without a name";
  const parts = [kind, ...codes, said && `"${said}"`, getFrame(stack)];
  return new MailError(parts.filter(Boolean).join(" "), false);
}

/** Logs each error after `what` in one line, at most once a minute, however often it is met, as in an outage. */
export function logTrouble(what: string): (error: unknown) => void {
  const logged = new Map<string, number>();
  return (error) => {
    const text = `${what} (${asMailError(error).message})`;
    const now = Date.now();
    for (const [each, at] of logged) if (now - at >= MINUTE_MS) logged.delete(each);
    if (logged.has(text)) return;
    logged.set(text, now);
    log.error(text);
  };
}
