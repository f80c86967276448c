import "server-only";
import pg from "pg";
import type { AuditEvent } from "./events";

/**
 * Events that may name an account without a session: an attempted sign-in, or an opened link from a mail to the
 * account's address.
 */
const WITHOUT_SESSION: readonly AuditEvent[] = [
  "Account Created",
  "Email Verification Failed",
  "Email Verified",
  "Google Account Linked",
  "Login Failed",
  "Newsletter Confirmed",
  "Newsletter Ended",
  "Password Reset Requested",
  "Password Updated",
  "Second Factor Failed",
  "Second Factor Requested",
];

interface Known {
  isOwner: boolean;
  isCurrent: boolean;
}

/**
 * Hands these events to the database, whose trigger `audit_logs_signed` believes the web process no others: a function,
 * which the owner of the tables alone can replace. Runs once at start; does nothing under the limited role.
 */
export async function prepareAudit(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<Known>(
      `SELECT pg_has_role(relowner, 'USAGE') AS "isOwner", audit_events_without_session() = $1 AS "isCurrent"
       FROM pg_class WHERE oid = 'audit_logs'::regclass`,
      [WITHOUT_SESSION],
    );
    const [known] = rows;
    if (!known?.isOwner || known.isCurrent) return;
    const names = WITHOUT_SESSION.map((name) => client.escapeLiteral(name)).join(", ");
    await client.query(`
      CREATE OR REPLACE FUNCTION audit_events_without_session() RETURNS text[]
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY[${names}]::text[]`);
  } finally {
    await client.end();
  }
}
