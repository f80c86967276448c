import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { isLanguage, DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { addressLines, type PostalAddress } from "@/lib/identity/addresses/postal-address";
import { receiveMessage } from "@/lib/messaging/inbox/send-message";
import { leaveMessage } from "@/lib/orders/messages/write-to-customer";
import type { Order } from "@/lib/orders/order";
import type { OrderParty } from "@/lib/orders/status";
import { formatRupees } from "@/lib/pricing/money";

interface SaidCorrection {
  /** As it is now. */
  order: Order;
  totalBeforePaise: number;
  /** What was corrected. */
  names: readonly string[];
  party: OrderParty;
  reason: string | undefined;
  actor: AuditActor;
  ipAddress: string;
}

/** Tells the other side in the order's conversation, by email, what was corrected. Who has no email is not told. */
export async function sayCorrected(tx: Transaction, said: SaidCorrection): Promise<void> {
  const { order, party, actor, ipAddress } = said;
  const { name, email, company, phone } = order.customer;
  if (party === "customer") {
    const message = {
      name,
      email,
      company: company ?? undefined,
      phone: phone ?? undefined,
      message: correctionText(said, inEnglish, "The customer corrected order {number}."),
    };
    const account = actor.userId === null ? {} : { account: actor };
    await receiveMessage(tx, { message, orderId: order.id, client: { ipAddress }, ...account });
    return;
  }
  if (email === null) return;
  const t = getTranslate(isLanguage(order.language) ? order.language : DEFAULT_LANGUAGE);
  const text = [
    correctionText(said, t, "We corrected your order {number}."),
    t("Is something not right? Answer this email."),
  ].join("\n\n");
  await leaveMessage(tx, { id: order.id, text, actor, ipAddress });
}

function correctionText(said: SaidCorrection, t: Translate, first: string): string {
  const { order, names, reason, totalBeforePaise } = said;
  const { totalPaise } = order.totals;
  const total = { before: formatRupees(totalBeforePaise), after: formatRupees(totalPaise) };
  return [
    t(first, { number: order.orderId }),
    ...names.map((name) => factText(order, name, t)),
    ...(totalPaise === totalBeforePaise
      ? []
      : [t("The total is {after} now; it was {before}.", total)]),
    ...(reason ? [t("Reason: {reason}", { reason })] : []),
  ].join("\n");
}

function factText(order: Order, name: string, t: Translate): string {
  const { shipTo, billing, customer, note } = order;
  const facts: Record<string, [label: string, value: string | null]> = {
    shippingAddress: [t("Shipping address"), inOneLine(shipTo)],
    billingAddress: [t("Billing address"), inOneLine(billing.address ?? shipTo)],
    consigneeGstin: [t("GSTIN where the goods go"), billing.consigneeGstin],
    gstin: ["GSTIN", billing.gstin],
    company: [t("Company"), customer.company],
    poNumber: [t("Purchase order number"), billing.poNumber],
    phone: [t("Phone"), customer.phone],
    note: [t("Note to us"), note],
  };
  const [label, value] = facts[name] ?? [name, null];
  return `${label}: ${value ?? t("none")}`;
}

const inOneLine = (address: PostalAddress) => addressLines(address).join(", ");
