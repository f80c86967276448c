import "server-only";
import { Prisma } from "@/lib/db/generated/client";

/** Every column that refers to a file, as "table.column"; a test compares it with the database's foreign keys. */
export const ATTACHED_BY = ["certificates.attachmentId", "contact_messages.attachmentId"] as const;

/** Whether nothing refers to a row of `attachments`. */
export function isUnattached(): Prisma.Sql {
  const references = ATTACHED_BY.map((reference) => {
    const [table = "", column = ""] = reference.split(".");
    return Prisma.sql`NOT EXISTS (
      SELECT FROM ${Prisma.raw(`"${table}"`)} r WHERE r.${Prisma.raw(`"${column}"`)} = "attachments"."id")`;
  });
  return Prisma.join(references, " AND ");
}
