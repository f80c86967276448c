import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import { longDate } from "@/lib/base/dates";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Mail } from "@/lib/messaging/queue/mail";
import { WHATSAPP_TEMPLATES, type ThirdFact } from "@/lib/messaging/email/whatsapp-templates";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";

/** Facts of an order or an offer for templates. */
interface Facts {
  number: string;
  third: Partial<Record<ThirdFact, string | null>>;
}

/** A parameter may contain neither line breaks nor runs of spaces. */
const MAX_PARAMETER = 200;
const asParameter = (text: string) =>
  cutText(text.replace(/\s+/g, " ").trim(), MAX_PARAMETER) || "see our email";

/**
 * Current parameters of the template that accompanies a mail, {{1}} first. Undefined when there is nothing left to
 * report: its row is gone, or nothing is due any more.
 */
export async function readParameters(
  db: PrismaClient,
  mail: Mail,
  siteName: string,
): Promise<string[] | undefined> {
  const facts = await listFacts(db, mail);
  const third = WHATSAPP_TEMPLATES[mail.template]?.third;
  if (!facts) return undefined;
  const last = third && facts.third[third];
  if (last === null) return undefined;
  return [facts.number, siteName, ...(third ? [last ?? ""] : [])].map(asParameter);
}

const ORDER = {
  orderId: true,
  totalPaise: true,
  outstandingPaise: true,
  paidPaise: true,
  trackingCarrier: true,
  trackingNumber: true,
} as const;

interface OrderRow {
  orderId: string;
  totalPaise: bigint;
  outstandingPaise: bigint;
  paidPaise: bigint;
  trackingCarrier: string | null;
  trackingNumber: string | null;
}

const rupees = (paise: bigint) => formatRupees(toSafePaise(paise));
const trackingText = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ");

const orderFacts = (order: OrderRow, more: Facts["third"] = {}): Facts => ({
  number: order.orderId,
  third: {
    total: rupees(order.totalPaise),
    due: order.outstandingPaise > 0 ? rupees(order.outstandingPaise) : null,
    paid: rupees(order.paidPaise),
    tracking: trackingText(order.trackingCarrier, order.trackingNumber),
    ...more,
  },
});

async function listFacts(db: PrismaClient, mail: Mail): Promise<Facts | undefined> {
  if ("offerId" in mail) {
    const select = { number: true, validUntil: true } as const;
    const offer = await db.offer.findUnique({ where: { id: mail.offerId }, select });
    return offer?.validUntil
      ? { number: offer.number, third: { validUntil: longDate(offer.validUntil) } }
      : undefined;
  }
  if ("refundId" in mail) {
    const select = { amountPaise: true, order: { select: ORDER } } as const;
    const refund = await db.orderRefund.findUnique({ where: { id: mail.refundId }, select });
    return refund ? orderFacts(refund.order, { refund: rupees(refund.amountPaise) }) : undefined;
  }
  if ("dispatchId" in mail) {
    const select = { carrier: true, number: true, order: { select: ORDER } } as const;
    const dispatch = await db.orderDispatch.findUnique({ where: { id: mail.dispatchId }, select });
    if (!dispatch) return undefined;
    const { carrier, number, order } = dispatch;
    return orderFacts(order, { tracking: trackingText(carrier, number) });
  }
  if (!("orderId" in mail)) return undefined;
  const order = await db.order.findUnique({ where: { id: mail.orderId }, select: ORDER });
  return order ? orderFacts(order) : undefined;
}
