import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { listCarriers } from "./queries";
import type { Carrier, KeepCarriers } from "./schemas";

export interface KeepCarriersOptions {
  db: PrismaClient;
  request: KeepCarriers;
  actor: AuditActor;
  ipAddress: string;
}

/** The shop's carriers are these from now on, in this order. What has been shipped keeps its link. */
export async function keepCarriers(options: KeepCarriersOptions): Promise<Carrier[]> {
  const { db, request, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "carriers" IN SHARE ROW EXCLUSIVE MODE`;
    const before = await listCarriers(tx);
    const difference = changes(byName(before), byName(request.carriers));
    const isMoved = namesOf(before) !== namesOf(request.carriers);
    if (Object.keys(difference).length === 0 && !isMoved) return before;
    await tx.carrier.deleteMany();
    await tx.carrier.createMany({
      data: request.carriers.map((carrier, index) => ({ ...carrier, position: index + 1 })),
    });
    await recordAudit(tx, {
      event: "Carriers Updated",
      actor,
      description: "The carriers and their tracking links were changed",
      ipAddress,
      details: { changes: difference },
    });
    return listCarriers(tx);
  });
}

const byName = (carriers: readonly Carrier[]) =>
  Object.fromEntries(carriers.map(({ name, trackingLink }) => [name, trackingLink]));

const namesOf = (carriers: readonly Carrier[]) => carriers.map(({ name }) => name).join("\n");
