import type { PrismaClient } from "@/lib/db/generated/client";
import { decideClaim } from "@/lib/fulfilment/claims/decide-claim";
import { reportClaim } from "@/lib/fulfilment/claims/report-claim";
import { claimFormSchema } from "@/lib/fulfilment/claims/schemas";
import type { Order, OrderLine } from "@/lib/orders/order";
import { asha, FROM, meera } from "../order-admin-steps";

/**
 * Reports goods that came wrong, unless a report waits, and credits what was reported. Returns the credited lines.
 * @param count units, in hundreds of a custom line
 */
export async function creditClaim(
  db: PrismaClient,
  order: Order,
  { id: line, kind }: OrderLine,
  count: number,
) {
  const quantity = kind === "custom" ? 100 * count : count;
  const where = { orderId: order.id, decision: null };
  const open = await db.orderClaim.findFirst({ where, select: { id: true } });
  const form = { lines: JSON.stringify([{ line, quantity }]), text: "It is wet." };
  const by = { db, ipAddress: FROM };
  const id =
    open?.id ??
    (await reportClaim({
      ...by,
      actor: asha,
      order,
      form: claimFormSchema.parse(form),
      files: [],
    }));
  const request = { decision: "credit", words: "We are sorry." } as const;
  await decideClaim({ ...by, id, request, actor: meera });
  return db.orderClaimLine.findMany({ where: { claimId: id } });
}
