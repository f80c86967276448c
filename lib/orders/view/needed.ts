import { toPaise } from "@/lib/pricing/money";
import type { Translate } from "@/lib/i18n/translate";
import { payTexts } from "../due/due-text";
import { mayDo } from "../order-acts";
import type { OrderAnswer } from "../schemas";
import { isOpenStatus } from "../status";
import { isAwaitingPayment, findAdvance, isOverdue, payableNow, unpaidAdvance } from "./payment";

/** One thing that an order needs from its buyer. */
export type Needed =
  | {
      what: "payment";
      part: "advance" | "balance" | "total";
      /** In rupees. */
      amount: number;
      /** The due day; null when none was agreed. */
      by: string | null;
      isOverdue: boolean;
    }
  | { what: "artwork" | "approval"; lines: string[] };

type Payment = Extract<Needed, { what: "payment" }>;

/** Actions of the reader that the order waits for now, in order of urgency. */
export function listNeeded(order: OrderAnswer, now = new Date()): Needed[] {
  if (order.status === "Cancelled") return [];
  const payment = mayDo(order, "pay") ? neededPayment(order, now) : null;
  return [...(payment ? [payment] : []), ...(mayDo(order, "act") ? neededForProof(order) : [])];
}

/** What the buyer is asked to do, and of what or until when. */
export function neededTexts(needed: Needed, t: Translate): { title: string; text: string } {
  if (needed.what === "payment") return payTexts(needed, t);
  const title = t(needed.what === "artwork" ? "Send your artwork" : "Review our proof");
  return { title, text: needed.lines.join(", ") };
}

/** True when production waits for one of these; a balance due later does not stop it. */
export const stopsProduction = (needed: readonly Needed[]): boolean =>
  needed.some((each) => each.what !== "payment" || each.part !== "balance");

function neededPayment(order: OrderAnswer, now: Date): Payment | null {
  const { payment } = order;
  const late = { by: payment.dueOn, isOverdue: isOverdue(payment, now) };
  const advance = unpaidAdvance(order);
  if (advance > 0 && isOpenStatus(order.status)) {
    return { what: "payment", part: "advance", amount: advance, by: null, isOverdue: false };
  }
  if (payment.due <= 0) return null;
  const amount = payableNow(order);
  if (amount === 0) return null;
  const isBilled = payment.billed && payment.method !== "cod";
  const isReady = order.due.some(
    ({ rule, state }) => rule === "before_dispatch" && state === "due",
  );
  const isAhead = isAwaitingPayment(payment) && (isReady || !findAdvance(order));
  if (!late.isOverdue && !isBilled && !isAhead) return null;
  const isPart = toPaise(payment.paid) > toPaise(payment.refunded) || amount < payment.due;
  return { what: "payment", part: isPart ? "balance" : "total", amount, ...late };
}

function neededForProof({ status, products }: OrderAnswer): Needed[] {
  if (!isOpenStatus(status)) return [];
  const stages = { artwork: "needs_artwork", approval: "proof_sent" } as const;
  return (["artwork", "approval"] as const)
    .map((what) => ({
      what,
      lines: products
        .filter(({ stage }) => stage === stages[what])
        .map(({ product }) => product.name),
    }))
    .filter(({ lines }) => lines.length > 0);
}
