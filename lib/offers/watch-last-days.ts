import "server-only";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { columnDay } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { eachApart } from "@/lib/db/each-apart";
import { queueMail } from "@/lib/messaging/email/queue";
import { changeOffer, lockOffer } from "./lock-offer";
import { OPEN_STATES, REMIND_DAYS, stateAt } from "./states";

/** Maximum offers per run. */
const BATCH = 500;

/**
 * Expires offers whose last day in India is over, and reminds once of those that end within three days. Each has its
 * own transaction, which checks again under its lock, so that concurrent runs send one mail.
 */
export async function watchLastDays(
  db: PrismaClient,
  now = new Date(),
): Promise<{ reminded: number; expired: number }> {
  const offers = await db.offer.findMany({
    where: {
      state: { in: [...OPEN_STATES] },
      OR: [
        { validUntil: { lt: columnDay(now) } },
        { validUntil: { lte: columnDay(now, REMIND_DAYS) }, remindedAt: null },
      ],
    },
    orderBy: { validUntil: "asc" },
    take: BATCH,
    select: { id: true },
  });
  const done = await eachApart(offers, ({ id }) => db.$transaction((tx) => follow(tx, id, now)));
  const count = (what: "reminded" | "expired") => done.filter((each) => each === what).length;
  return { reminded: count("reminded"), expired: count("expired") };
}

async function follow(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<"reminded" | "expired" | null> {
  const offer = await lockOffer(tx, id);
  const { number, state, validUntil, remindedAt } = offer;
  const isOver = stateAt({ state, validUntil }, now) === "expired";
  const isOpen = OPEN_STATES.some((open) => open === state);
  if (!isOpen || (!isOver && remindedAt !== null)) return null;
  const data = isOver ? ({ state: "expired", waitingSince: null } as const) : { remindedAt: now };
  await changeOffer(tx, offer, data);
  await queueMail(tx, { template: isOver ? "offer-expired" : "offer-expiring", offerId: id });
  await recordAudit(tx, {
    event: "Offer Updated",
    actor: SYSTEM_ACTOR,
    description: isOver
      ? `Offer ${number} has expired`
      : `The buyer of offer ${number} was told that it ends soon`,
    details: { offer: number },
  });
  return isOver ? "expired" : "reminded";
}
