import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { isLanguage, DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { receiveMessage } from "@/lib/messaging/inbox/send-message";
import type { CorrectedChange } from "@/lib/orders/corrected";
import { changeText } from "@/lib/orders/view/corrected-text";
import { leaveMessage } from "@/lib/orders/messages/write-to-customer";
import type { Order } from "@/lib/orders/order";
import type { OrderParty } from "@/lib/orders/status";
import { formatRupees } from "@/lib/pricing/money";

interface CorrectionMessage {
  /** After the correction. */
  order: Order;
  changes: readonly CorrectedChange[];
  party: OrderParty;
  reason: string | undefined;
  actor: AuditActor;
  ipAddress: string;
}

/** Mails the other side the corrections, in the order's conversation. Skips customers without an email. */
export async function notifyCorrected(
  tx: Transaction,
  correction: CorrectionMessage,
): Promise<void> {
  const { order, party, actor, ipAddress } = correction;
  const { name, email, company, phone } = order.customer;
  if (party === "customer") {
    const message = {
      name,
      email,
      company: company ?? undefined,
      phone: phone ?? undefined,
      message: correctionText(correction, inEnglish, "The customer corrected order {number}."),
    };
    const account = actor.userId === null ? {} : { account: actor };
    await receiveMessage(tx, { message, orderId: order.id, client: { ipAddress }, ...account });
    return;
  }
  if (email === null) return;
  const t = getTranslate(isLanguage(order.language) ? order.language : DEFAULT_LANGUAGE);
  const text = [
    correctionText(correction, t, "We corrected your order {number}."),
    t("Is something not right? Answer this email."),
  ].join("\n\n");
  await leaveMessage(tx, { id: order.id, text, actor, ipAddress });
}

function correctionText(correction: CorrectionMessage, t: Translate, first: string): string {
  const { order, changes, reason } = correction;
  return [
    t(first, { number: order.orderId }),
    ...changes.map((change) => changeText(change, t)),
    ...(changes.some(({ what }) => what === "total") ? [dueText(order, t)] : []),
    ...(reason ? [t("Reason: {reason}", { reason })] : []),
  ].join("\n");
}

/** The effect on payments when the total changed. */
function dueText({ payment: { outstandingPaise } }: Order, t: Translate): string {
  const amount = formatRupees(Math.abs(outstandingPaise));
  if (outstandingPaise === 0) return t("It is paid in full.");
  return outstandingPaise > 0
    ? t("{amount} is still to be paid.", { amount })
    : t("{amount} is given back to you.", { amount });
}
