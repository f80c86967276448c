import "server-only";
import { Prisma } from "./generated/client";

/** Prisma's codes and Node's for a database that is not there, not yet or no longer. */
const OUTAGE = new Set([
  ...["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"],
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ETIMEDOUT", "EPIPE"],
  ...["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"],
  ...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN", "ENETRESET"],
]);

/**
 * PostgreSQL's: connection failures, among them all that pgbouncer tells of itself (class 08); too many
 * connections, no room on disk or in memory (53); being stopped, fallen over, starting (57P); a disk that
 * fails (58). A server that may only be read is one after a failover (25006); in a transaction nothing
 * happened for too long (25P03). https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const OUTAGE_STATE = /^(08...|53...|57P0[1-35]|580[03]0|25006|25P03)$/;

/** The database stopped a statement at its bound (lib/db/client.ts), or of two who waited in a circle one. */
const STOPPED = { "too-long": ["57014"], "held-up": ["55P03", "40P01", "40001"] } as const;

/** pg gives these no code. */
const OUTAGE_MESSAGES = [
  /timeout exceeded when trying to connect|^timeout expired$/,
  /^Connection terminated|Server has closed the connection/,
  /not queryable|^Cannot use a pool after calling end/,
  // The socket of a server that is being started again; any other file that is missing is a mistake.
  /^connect ENOENT /m,
  // What comes after the answer that a connection broke off in.
  /^Received unexpected \w+ message from backend/,
];

/** By what Prisma's driver adapter calls them, where no code of PostgreSQL's came. */
const OUTAGE_KINDS = new Set([
  "ConnectionClosed",
  "DatabaseNotReachable",
  "SocketTimeout",
  "TlsConnectionError",
  "TooManyConnections",
]);

/**
 * Whether an error means "not now" rather than "never": the database is gone, stands still or has no
 * room. The one place that knows; whatever the error was wrapped in is looked through.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (typeof error !== "object" || error === null) return false;
  if (isNamedOutage(error) || stoppedBecause(error)) return true;
  const { kind, message } = error as Record<string, unknown>;
  if (typeof kind === "string" && OUTAGE_KINDS.has(kind)) return true;
  if (codesOf(error).some((code) => OUTAGE.has(code) || OUTAGE_STATE.test(code))) return true;
  if (typeof message === "string" && OUTAGE_MESSAGES.some((known) => known.test(message)))
    return true;
  return wrappedIn(error).some(isOutage);
}

/** Why the database stopped a statement that could be tried again; undefined for any other error. */
export function stoppedBecause(error: unknown): keyof typeof STOPPED | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const codes = codesOf(error);
  for (const because of ["too-long", "held-up"] as const) {
    if (STOPPED[because].some((code) => codes.includes(code))) return because;
  }
  return wrappedIn(error).map(stoppedBecause).find(Boolean);
}

function codesOf(error: object): string[] {
  const { code, originalCode } = error as Record<string, unknown>;
  return [code, originalCode].filter((name) => typeof name === "string");
}

/** A host of several addresses has an error for each. */
function wrappedIn(error: object): unknown[] {
  const { cause, meta } = error as Record<string, unknown>;
  const each: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [cause, (meta as Record<string, unknown> | undefined)?.driverAdapterError, ...each];
}

const DIGEST = "unavailable";

/**
 * Gives an outage its name. A read that several pages share fails for one of them with the error itself,
 * and for the others with one of which Next has left nothing but its digest.
 */
export function nameOutage(error: unknown): void {
  if (error instanceof Error && isOutage(error)) Object.assign(error, { digest: DIGEST });
}

/** Whether this is what Next left of an error that `nameOutage` was given. */
export function isNamedOutage(error: unknown): boolean {
  return (Object(error) as { digest?: unknown }).digest === DIGEST;
}
