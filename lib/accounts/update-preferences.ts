import "server-only";
import type { z } from "zod";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Account } from "@/lib/session/sessions";
import { actorOf } from "./actor";
import type { preferencesSchema } from "./schemas";

type Preferences = z.output<typeof preferencesSchema>;

const PREFERENCES = { orderUpdates: true, newsletter: true } as const;

/** Stores which mails the shop may send beyond the necessary ones. */
export async function updatePreferences({
  db,
  account,
  preferences,
  ipAddress,
}: {
  db: PrismaClient;
  account: Account;
  preferences: Preferences;
  ipAddress: string;
}): Promise<Preferences> {
  return db.$transaction(async (tx) => {
    const before = await tx.user.findUniqueOrThrow({
      where: { id: account.id },
      select: PREFERENCES,
    });
    await recordAudit(tx, {
      event: "Preferences Updated",
      actor: actorOf(account),
      description: `${account.email} changed the mail preferences`,
      ipAddress,
      details: { changes: changes(before, { ...before, ...preferences }) },
    });
    return tx.user.update({
      where: { id: account.id },
      data: preferences,
      select: PREFERENCES,
    });
  });
}
