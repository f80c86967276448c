import "server-only";
import { csvStream } from "@/lib/base/text/csv";
import type { PrismaClient } from "@/lib/db/generated/client";
import { type AuditedWrite, recordAudit } from "./record";
import { eachAuditLog } from "./queries";
import { type AuditFilter, type AuditLog, AUDIT_STATUSES, AUDIT_TYPES } from "./schemas";

export interface ExportAuditLogsOptions extends AuditedWrite {
  filter: AuditFilter;
}

const HEADER = [
  "Timestamp",
  "User Name",
  "User",
  "Action",
  "Type",
  "Description",
  "Status",
  "IP Address",
  "Details",
];

/** Exports the entries that match the filter as a CSV file, newest first. The export itself is recorded. */
export async function exportAuditLogs({
  db,
  filter,
  actor,
  ipAddress,
}: ExportAuditLogsOptions): Promise<ReadableStream<Uint8Array>> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Audit Logs Export",
      actor,
      description: `${actor.identifier} exported the audit log`,
      ipAddress,
      details: { filter: { ...filter } },
    }),
  );
  return csvStream(HEADER, rows(db, filter));
}

async function* rows(db: PrismaClient, filter: AuditFilter) {
  for await (const log of eachAuditLog(db, filter)) yield row(log);
}

function row(log: AuditLog) {
  return [
    log.timestamp,
    log.userName,
    log.user,
    log.action,
    AUDIT_TYPES[log.type],
    log.description,
    AUDIT_STATUSES[log.status],
    log.ipAddress,
    log.details && JSON.stringify(log.details),
  ];
}
