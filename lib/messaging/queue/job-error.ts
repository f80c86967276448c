import { MINUTE_MS } from "@/lib/base/india-time";
import { log } from "@/lib/base/log";
import { getOutageText, innermostCode } from "@/lib/db/outage";

/** The reason why a job failed; its message contains no address, text or password. */
export class JobError extends Error {
  /** True when another attempt would fail in the same way: the job goes to the dead letters. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.permanent = permanent;
  }
}

const getFrame = (stack: string) => /^\s+at .+$/m.exec(stack)?.[0].trim();

/**
 * Messages of other errors may quote their input; their names, codes, positions and outage reasons do not. pg-boss
 * passes listeners an object with the error's fields that is not an Error.
 */
export function asJobError(error: unknown): JobError {
  if (error instanceof JobError) return error;
  if (typeof error !== "object" || error === null) {
    return new JobError(`no error but a value of the type ${typeof error}`, false);
  }
  const { name, code, message = "", stack = "" } = error as Partial<Error> & { code?: unknown };
  // Prisma's code says that a statement failed, the database's says why.
  const codes = new Set([code, innermostCode(error)]);
  const said = getOutageText(message);
  const kind = name ?? /^\w+/.exec(stack)?.[0] ?? "an error without a name";
  const parts = [kind, ...codes, said && `"${said}"`, getFrame(stack)];
  return new JobError(parts.filter(Boolean).join(" "), false);
}

/** Logs each error after `what` in one line, at most once a minute, as in an outage. */
export function logTrouble(what: string): (error: unknown) => void {
  const logged = new Map<string, number>();
  return (error) => {
    const text = `${what} (${asJobError(error).message})`;
    const now = Date.now();
    for (const [each, at] of logged) if (now - at >= MINUTE_MS) logged.delete(each);
    if (logged.has(text)) return;
    logged.set(text, now);
    log.error(text);
  };
}
