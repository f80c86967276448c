import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { listCarriers } from "./queries";
import type { Carrier, ReplaceCarriers } from "./schemas";

export interface ReplaceCarriersOptions extends AuditedWrite {
  request: ReplaceCarriers;
}

/**
 * Replaces the shop's list of carriers, in this order. Orders already shipped keep their link.
 * @throws AppError edit_conflict with the current `carriers` when the list has changed since it was read
 */
export async function replaceCarriers(options: ReplaceCarriersOptions): Promise<Carrier[]> {
  const { db, request, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "carriers" IN SHARE ROW EXCLUSIVE MODE`;
    const before = await listCarriers(tx);
    if (isSame(before, request.carriers)) return before;
    if (request.carriersRead && !isSame(before, request.carriersRead)) throw changedSince(before);
    await tx.carrier.deleteMany();
    await tx.carrier.createMany({
      data: request.carriers.map((carrier, index) => ({ ...carrier, position: index + 1 })),
    });
    await recordAudit(tx, {
      event: "Carriers Updated",
      actor,
      description: "The carriers and their tracking links were changed",
      ipAddress,
      details: { changes: changes(byName(before), byName(request.carriers)) },
    });
    return listCarriers(tx);
  });
}

const byName = (carriers: readonly Carrier[]) =>
  Object.fromEntries(carriers.map(({ name, trackingLink }) => [name, trackingLink]));

const isSame = (some: readonly Carrier[], others: readonly Carrier[]) =>
  some.length === others.length &&
  some.every(({ name, trackingLink }, index) => {
    const other = others[index];
    return name === other?.name && trackingLink === other.trackingLink;
  });

const changedSince = (carriers: Carrier[]) =>
  new AppError(
    "edit_conflict",
    "Somebody else changed the carriers meanwhile. Nothing was saved: look at today's list and save again.",
    { extra: { carriers } },
  );
