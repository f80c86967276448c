import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Owner, SignedIn } from "@/lib/identity/session/identify";
import { ON_EXPORT } from "./on-export";

/**
 * Returns everything the shop stores about one customer, for "download my data", in the shape of the API's response.
 */
export async function exportAccount({
  db,
  identity,
  ipAddress,
}: {
  db: PrismaClient;
  identity: SignedIn;
  ipAddress: string;
}): Promise<Record<string, unknown>> {
  const { account } = identity;
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Account Data Export",
      actor: toActor(account),
      description: `${account.email} downloaded the account's data`,
      ipAddress,
    }),
  );
  const exporting = { db, identity, userId: account.id, own: asBuyer(account) };
  const data: Record<string, unknown> = {};
  for (const [part, { read }] of Object.entries(ON_EXPORT)) data[part] = await read(exporting);
  return data;
}

/** Omits orders of other members, even if the account may read them. */
const asBuyer = ({ id, membership }: Owner): Owner => ({
  id,
  membership: membership && { ...membership, role: "buyer" },
});
