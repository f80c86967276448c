import "server-only";
import { randomBytes } from "node:crypto";
import pg from "pg";
import { QUEUE_SCHEMA } from "./queue-schema";

/**
 * The role that answers requests. It owns nothing, and may add to the audit log and the accounting records but change
 * neither.
 */
const WEB_ROLE = "shop_web";

const GRANTS = `
  GRANT USAGE ON SCHEMA public, ${QUEUE_SCHEMA} TO ${WEB_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, ${QUEUE_SCHEMA} TO ${WEB_ROLE};
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, ${QUEUE_SCHEMA} TO ${WEB_ROLE};
  REVOKE ALL ON "_prisma_migrations", "audit_chain", "audit_logs", "consents", "payments", "opening_entries",
    "payment_references", "order_documents", "order_document_lines", "order_returns", "order_return_lines" FROM ${WEB_ROLE};
  GRANT SELECT ON "_prisma_migrations", "audit_chain", "payment_references" TO ${WEB_ROLE};
  GRANT SELECT, INSERT ON "audit_logs", "consents", "payments", "opening_entries", "order_documents", "order_document_lines",
    "order_returns", "order_return_lines" TO ${WEB_ROLE};
  GRANT UPDATE ("creditNoteId", "valuePaise") ON "order_returns" TO ${WEB_ROLE};`;

/**
 * Creates the role with a password that lives as long as this process, and grants what the shop needs. Returns the
 * URL for the web process.
 * @param ownerUrl connects as the database's owner
 */
export async function prepareWebRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString("base64url");
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [
      WEB_ROLE,
    ]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${WEB_ROLE} LOGIN`);
    await client.query(`ALTER ROLE ${WEB_ROLE} PASSWORD ${client.escapeLiteral(password)}`);
    // JIT-compiling a text search statement takes longer than running it.
    await client.query(`ALTER ROLE ${WEB_ROLE} SET jit = off`);
    await client.query(GRANTS);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = WEB_ROLE;
  url.password = password;
  return url.href;
}
