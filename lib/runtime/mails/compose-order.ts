import "server-only";
import {
  ORDER_UPDATES,
  type Attachment,
  type Mail,
  type MailContent,
} from "@/lib/messaging/queue/mail";
import {
  addressed,
  oneClickHref,
  shopMailbox,
  speaking,
  writerMailbox,
  type About,
  type AddressedMail,
  type MailContext,
} from "./addressed";
import {
  isProofMail,
  isShopProofMail,
  renderProofMail,
  renderShopProofMail,
  type ProofMail,
  type ShopProofMail,
} from "./proof-mails";
import { readEndedShort } from "./read-ended-short";
import { readMailedCallOffs, readMailedOrder, type ReadOrder } from "./read-order";
import { attachDocuments, listReaders, withVerifiedTexts } from "./customer-mail";
import { readOpeningToo } from "./opening-mail";
import { renderEmail } from "./render-email";
import type { OrderProps } from "./templates/mailed-order";
import { OrderCancelled } from "./templates/order-cancelled";
import { OrderConfirmation } from "./templates/order-confirmation";
import { CallOffsAgreed, CallOffsRequested } from "./templates/goods/call-offs";
import { OrderKey, OrderUnconfirmed, ReviewRequest } from "./templates/order-requests";
import {
  OrderCorrected,
  OrderDelivered,
  OrderProcessing,
  DispatchCorrected,
  OrderShipped,
  OrderTracking,
} from "./templates/order-status";
import { OrderEndedShort } from "./templates/goods/ended-short";
import { AdvanceReceived, PaymentReceived, PaymentReminder } from "./templates/payments";
import { NewOrder, RefundNeeded } from "./templates/staff";
import { upiQr } from "./upi-qr";

/** Returns nothing for a status mail when the customer has unsubscribed meanwhile. */
export async function composeOrderMail(
  { template, orderId }: About<"orderId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, settings, shop } = context;
  const read = await readMailedOrder(db, orderId, settings);
  const { order, known } = read;
  if (template === "new-order") {
    const writer = writerMailbox(order.customer.name, known.email, shop);
    return addressed(renderEmail(NewOrder, { order: known, shop }), shopMailbox(shop), writer);
  }
  if (template === "refund-needed") {
    const content = renderEmail(RefundNeeded, { order, shop });
    return addressed(content, shopMailbox(shop), shopMailbox(shop));
  }
  if (template === "call-offs-asked") {
    const callOffs = await readMailedCallOffs(db, orderId);
    const writer = writerMailbox(order.customer.name, known.email, shop);
    const content = renderEmail(CallOffsRequested, { order: known, shop, callOffs });
    return addressed(content, shopMailbox(shop), writer);
  }
  if (isShopProofMail(template)) {
    const content = await renderShopProofMail(template, { order: known, shop }, { db, orderId });
    const writer = writerMailbox(order.customer.name, known.email, shop);
    return addressed(content, shopMailbox(shop), writer);
  }
  const isUpdate = ORDER_UPDATES.has(template);
  if (isUpdate && !read.wantsUpdates) return undefined;
  const mail = await writeToCustomer(template, read, context);
  if (!mail || !isUpdate) return mail;
  return { ...mail, unsubscribe: oneClickHref(known.unsubscribeLink, shop) };
}

type CustomerTemplate = Exclude<
  About<"orderId">["template"],
  "new-order" | "refund-needed" | "call-offs-asked" | ShopProofMail
>;

async function writeToCustomer(
  template: CustomerTemplate,
  read: ReadOrder,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db } = context;
  const shop = speaking(context, read.language);
  const order = { ...withVerifiedTexts(read), confirmation: read.confirmation };
  const about = { order, shop };
  const customer = listReaders(read);
  if (!customer) return undefined;
  const content = await write(template, about, { read, context });
  if (!content) return undefined;
  const attachments: Attachment[] = [];
  // The proforma, until there is an invoice.
  if (CARRIES_INVOICE.has(template) && !read.order.isReplacement)
    attachments.push(...(await attachDocuments(db, read, ["invoice"])));
  if (CARRIES_VOUCHER.has(template) && !read.order.payment.isBilled) {
    const voucher = read.order.documents.findLast(({ kind }) => kind === "receipt_voucher");
    attachments.push(...(await attachDocuments(db, read, voucher ? [voucher.id] : [])));
  }
  if (CARRIES_QR.has(template)) attachments.push(...(await upiQr(order)));
  return { ...addressed(content, customer, shopMailbox(shop)), attachments };
}

/** Undefined when there is nothing left to report. */
async function write(
  template: CustomerTemplate,
  about: OrderProps,
  { read, context: { db, queuedAt } }: { read: ReadOrder; context: MailContext },
): Promise<MailContent | undefined> {
  const { id } = read.order;
  if (isProofMail(template)) return renderProofMail(template, about, { db, orderId: id });
  switch (template) {
    case "call-offs-agreed":
      return renderEmail(CallOffsAgreed, { ...about, callOffs: await readMailedCallOffs(db, id) });
    case "order-ended-short":
      return renderEmail(OrderEndedShort, {
        ...about,
        ended: await readEndedShort(db, read.order),
      });
    case "payment-reminder":
      if (about.order.payment.outstandingPaise <= 0) return undefined;
      return renderEmail(PaymentReminder, {
        ...about,
        openingPaise: await readOpeningToo(db, read),
      });
    default:
      return render(template, about, queuedAt);
  }
}

const CARRIES_INVOICE: ReadonlySet<Mail["template"]> = new Set([
  "order-confirmation",
  "order-shipped",
]);
/** The last receipt voucher, until the invoice. */
const CARRIES_VOUCHER: ReadonlySet<Mail["template"]> = new Set([
  "payment-received",
  "advance-received",
]);
const CARRIES_QR: ReadonlySet<Mail["template"]> = new Set([
  "order-confirmation",
  "payment-reminder",
]);

/** Mails that need only the order. */
const OF_ORDER = {
  "order-confirmation": OrderConfirmation,
  "order-processing": OrderProcessing,
  "order-shipped": OrderShipped,
  "order-tracking": OrderTracking,
  "dispatch-corrected": DispatchCorrected,
  "order-key": OrderKey,
  "order-unconfirmed": OrderUnconfirmed,
  "payment-received": PaymentReceived,
  "advance-received": AdvanceReceived,
  "review-request": ReviewRequest,
};

/** Undefined when the order has changed meanwhile and there is nothing left to report. */
function render(
  template: Exclude<
    CustomerTemplate,
    ProofMail | "call-offs-agreed" | "order-ended-short" | "payment-reminder"
  >,
  props: OrderProps,
  queuedAt: Date,
): MailContent | undefined {
  const { correction } = props.order;
  switch (template) {
    case "order-delivered":
      return renderEmail(OrderDelivered, { ...props, deliveredAt: queuedAt });
    case "order-cancelled":
      return renderEmail(OrderCancelled, { ...props, cancelledAt: queuedAt });
    case "order-corrected":
      return correction ? renderEmail(OrderCorrected, { ...props, ...correction }) : undefined;
    default:
      return renderEmail(OF_ORDER[template], props);
  }
}
