import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { dueRows } from "@/lib/orders/read/order-due";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { may, type Identity } from "@/lib/identity/session/identify";

/** Most lines that the refusal names. */
const MOST_NAMED = 20;

/** The names of the order's lines whose proof nobody has approved yet. */
async function listUnapproved(db: Db, orderId: string): Promise<string[]> {
  const lines = await db.orderLine.findMany({
    where: { orderId, stage: { not: "approved" } },
    orderBy: { position: "asc" },
    take: MOST_NAMED,
    select: { name: true },
  });
  return lines.map(({ name }) => name);
}

/** What an order still waits for before production may begin. */
export interface Awaited {
  /** Names of the lines whose proof is not approved. */
  unapproved: string[];
  /** The part of the agreed advance that is not paid. */
  advanceDuePaise: number;
}

async function readAwaited(db: Db, orderId: string): Promise<Awaited> {
  const { totalPaise, advancePercent, paymentDueOn, ...sums } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      totalPaise: true,
      advancePercent: true,
      paymentDueOn: true,
      outstandingPaise: true,
      paidPaise: true,
      refundedPaise: true,
    },
  });
  // Nothing is made, and so not too much, before production begins.
  const cost = { totalPaise: toSafePaise(totalPaise), overRunPaise: 0 };
  const [first] = dueRows(cost, {
    advancePercent,
    outstandingPaise: toSafePaise(sums.outstandingPaise),
    paidPaise: toSafePaise(sums.paidPaise),
    refundedPaise: toSafePaise(sums.refundedPaise),
    dueOn: paymentDueOn,
  });
  return {
    unapproved: await listUnapproved(db, orderId),
    advanceDuePaise: first?.what === "advance" ? first.amountPaise - first.paidPaise : 0,
  };
}

/**
 * Keeps an order from production while a printed or custom line is not approved, or while its advance is unpaid,
 * anyone who asks. Returns what an override lets pass; null when nothing is awaited.
 * @param override the reason why it begins all the same; the caller has checked that the actor may give one
 * @throws AppError proof_pending, naming the lines; advance_due
 */
export async function requireStartable(
  db: Db,
  orderId: string,
  override: string | undefined,
): Promise<Awaited | null> {
  const awaited = await readAwaited(db, orderId);
  const { unapproved, advanceDuePaise } = awaited;
  if (unapproved.length === 0 && advanceDuePaise <= 0) return null;
  if (override) return awaited;
  const lines = unapproved.join(", ");
  const texts = [
    ...(lines
      ? [
          `Production waits for the buyer's approval of: ${lines}. Send a proof, or record an approval by phone.`,
        ]
      : []),
    ...(advanceDuePaise > 0
      ? [`${formatRupees(advanceDuePaise)} of the advance is not paid. Record it when it came in.`]
      : []),
  ];
  const message = texts.join(" ");
  if (lines) throw new AppError("proof_pending", message, { fields: { lines } });
  throw new AppError("advance_due", message);
}

/** @throws AppError forbidden for a reason to begin all the same, from staff who may not give one */
export function requireOverrideRight(identity: Identity, override: string | undefined): void {
  if (!override || may(identity, "proofs.write")) return;
  throw new AppError(
    "forbidden",
    "Only an admin lets an order begin without its approvals or its advance.",
  );
}

/** True once the buyer has approved a proof of the order: from then on only the shop cancels it. */
export async function hasApproval(db: Db, orderId: string): Promise<boolean> {
  const approved = await db.orderLine.findFirst({
    where: { orderId, approvedAt: { not: null } },
    select: { id: true },
  });
  return approved !== null;
}
