import "server-only";
import { Prisma } from "shop-database";

/** Prisma's and Node's codes for a database that is gone or not there yet. */
const OUTAGE = new Set([
  ...["P1000", "P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"],
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ETIMEDOUT", "EPIPE"],
  ...["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"],
  ...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN", "ENETRESET"],
]);

/**
 * PostgreSQL's codes: connection failures, including all that pgbouncer reports about itself (class 08); too many
 * connections, no room on disk or in memory (53); stopping, crashed, starting (57P); a disk that fails (58). A
 * read-only server is one after a failover (25006); a transaction was idle for too long (25P03). A wrong
 * password (28P01): a newer start of the shop has replaced it (web-role.ts), and this process is an older one.
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const OUTAGE_STATE = /^(08...|53...|57P0[1-35]|580[03]0|25006|25P03|28P01)$/;

/** The database stopped a statement at its limit (lib/db/client.ts), or one of two in a deadlock. */
const STOPPED = { "too-long": ["57014"], "held-up": ["55P03", "40P01", "40001"] } as const;

/** pg gives these no code. */
const OUTAGE_MESSAGES = [
  /timeout exceeded when trying to connect|^timeout expired$/,
  /^Connection terminated|Server has closed the connection/,
  /not queryable|^Cannot use a pool after calling end/,
  // The socket of a server that is restarting; any other missing file is a mistake.
  /^connect ENOENT /m,
  // Follows the answer during which a connection broke.
  /^Received unexpected \w+ message from backend/,
];

/** Names that Prisma's driver adapter uses when there is no code of PostgreSQL. */
const OUTAGE_KINDS = new Set([
  "ConnectionClosed",
  "DatabaseNotReachable",
  "SocketTimeout",
  "TlsConnectionError",
  "TooManyConnections",
]);

/**
 * Reports whether an error means "not now" rather than "never": the database is gone, hangs or has no room. This is
 * the only place that decides it; wrapped errors are unwrapped.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (typeof error !== "object" || error === null) return false;
  if (isNamedOutage(error) || stoppedBecause(error)) return true;
  const { kind, message } = error as Record<string, unknown>;
  if (typeof kind === "string" && OUTAGE_KINDS.has(kind)) return true;
  if (listCodes(error).some((code) => OUTAGE.has(code) || OUTAGE_STATE.test(code))) return true;
  if (typeof message === "string" && getOutageText(message) !== undefined) return true;
  return wrappedIn(error).some(isOutage);
}

/** The part of a message that names the unavailable service, without anything else that it may quote. */
export const getOutageText = (message: string): string | undefined =>
  OUTAGE_MESSAGES.map((known) => known.exec(message)?.[0]).find(Boolean);

/** Returns why the database stopped a statement that could be repeated; undefined for any other error. */
export function stoppedBecause(error: unknown): keyof typeof STOPPED | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const codes = listCodes(error);
  for (const because of ["too-long", "held-up"] as const) {
    if (STOPPED[because].some((code) => codes.includes(code))) return because;
  }
  return wrappedIn(error).map(stoppedBecause).find(Boolean);
}

/** Returns the code of the innermost error that one wraps, which says what the database met: "57P01", "ECONNRESET". */
export function innermostCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  return wrappedIn(error).map(innermostCode).find(Boolean) ?? listCodes(error).at(-1);
}

function listCodes(error: object): string[] {
  const { code, originalCode } = error as Record<string, unknown>;
  return [code, originalCode].filter((name) => typeof name === "string");
}

/** A host with several addresses has an error for each. */
function wrappedIn(error: object): unknown[] {
  const { cause, meta } = error as Record<string, unknown>;
  const each: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [cause, (meta as Record<string, unknown> | undefined)?.driverAdapterError, ...each];
}

const DIGEST = "unavailable";

/**
 * Marks an outage by its digest. When several pages share a failed read, one of them gets the error itself, and the
 * others an error of which Next has kept only the digest.
 */
export function nameOutage(error: unknown): void {
  if (error instanceof Error && isOutage(error)) Object.assign(error, { digest: DIGEST });
}

/** Reports whether this is the remainder, left by Next, of an error that `nameOutage` was given. */
export function isNamedOutage(error: unknown): boolean {
  return (Object(error) as { digest?: unknown }).digest === DIGEST;
}
