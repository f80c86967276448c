import "server-only";
import { type AuditedWrite, changes, recordAudit } from "@/lib/audit/record";
import { answerMailServer, readStoredServer, sealPassword, writeStoredServer } from "./mail-server";
import type { MailServerAnswer, MailServerRequest } from "./schemas";

export interface SaveMailServerOptions extends AuditedWrite {
  request: MailServerRequest;
}

/** Stores the shop's mail server; the audit log records whether the password changed, never the password. */
export async function saveMailServer(options: SaveMailServerOptions): Promise<MailServerAnswer> {
  const { db, request, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const before = await readStoredServer(tx);
    const { password: typed, ...named } = request;
    // Another server or account does not get the former password.
    const isSame = named.host === before.host && named.user === before.user;
    const kept = isSame ? before.password : "";
    const password = typed === undefined ? kept : sealPassword(typed);
    const after = { ...named, password };
    await writeStoredServer(tx, after);
    const { password: former, ...past } = before;
    const changed = changes(past, named);
    if (password !== former || Object.keys(changed).length > 0) {
      await recordAudit(tx, {
        event: "Mail Server Updated",
        actor,
        ipAddress,
        description: `${actor.name} changed the mail server`,
        details: { changes: changed, ...(password !== former && { password: "changed" }) },
      });
    }
    return answerMailServer(tx);
  });
}
