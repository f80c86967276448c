import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Mail, MailContent } from "@/lib/email/mail";
import { changeEmail } from "./templates/change-email";
import { contactAcknowledgement } from "./templates/contact-acknowledgement";
import { contactMessage } from "./templates/contact-message";
import { emailChangeNotice } from "./templates/email-change-notice";
import {
  invited,
  mailedLink,
  mailedRefund,
  mailedReturn,
  message,
  order,
  payableOrder,
  shop,
  shopReply,
  subscription,
} from "./templates/examples";
import { lowStock } from "./templates/low-stock";
import { newOrder } from "./templates/new-order";
import { newsletterConfirmation } from "./templates/newsletter-confirmation";
import { orderCancelled } from "./templates/order-cancelled";
import { orderConfirmation } from "./templates/order-confirmation";
import { orderCorrected } from "./templates/order-corrected";
import { orderDelivered } from "./templates/order-delivered";
import { orderKey } from "./templates/order-key";
import { orderProcessing } from "./templates/order-processing";
import { orderRefunded } from "./templates/order-refunded";
import { orderReturned } from "./templates/order-returned";
import { orderShipped } from "./templates/order-shipped";
import { orderUnconfirmed } from "./templates/order-unconfirmed";
import { paymentReceived } from "./templates/payment-received";
import { paymentReminder } from "./templates/payment-reminder";
import { passwordChanged } from "./templates/password-changed";
import { refundNeeded } from "./templates/refund-needed";
import { invitation } from "./templates/invitation";
import { resetPassword } from "./templates/reset-password";
import { reviewRequest } from "./templates/review-request";
import { secondFactorChanged } from "./templates/second-factor-changed";
import { shopMessage } from "./templates/shop-message";
import { verifyEmail } from "./templates/verify-email";

// `npm run mails`: writes every mail with an example's facts, to be opened in a browser.

const at = new Date();
const { account } = mailedLink;
const tracking = { carrier: "Delhivery", number: "1490819271", url: "https://www.delhivery.com/" };
const { orderId, accessKey } = order;
const known = { orderId, accessKey };
const { totalPaise: paidPaise } = order.totals;
const paidOrder = { ...order, payment: { ...order.payment, paidPaise, outstandingPaise: 0 } };
const shipped = { ...order, tracking };

/** Every template, so that a new one cannot be left out. */
const MAILS: Record<Mail["template"], MailContent> = {
  "order-confirmation": orderConfirmation(payableOrder, shop),
  "new-order": newOrder(order, shop),
  "order-processing": orderProcessing(order, shop),
  "order-shipped": orderShipped(shipped, shop, "order-shipped"),
  "order-tracking": orderShipped(shipped, shop, "order-tracking"),
  "order-delivered": orderDelivered(order, shop, at),
  "review-request": reviewRequest(order, shop),
  "order-cancelled": orderCancelled(order, shop, at),
  "order-refunded": orderRefunded(order, shop, mailedRefund),
  "order-returned": orderReturned(order, shop, mailedReturn),
  "order-corrected": orderCorrected(order, shop, { from: "Shipped", to: "Processing" }),
  "order-unconfirmed": orderUnconfirmed(order, shop),
  "payment-reminder": paymentReminder(payableOrder, shop),
  "payment-received": paymentReceived(paidOrder, shop),
  "order-key": orderKey(order, shop),
  "low-stock": lowStock(
    [
      { name: "Ripple Cup, 350 ml", sku: "CL-102", stockCount: 0 },
      { name: "Mithai Gift Box, 500 g", sku: null, stockCount: 18 },
    ],
    shop,
  ),
  "refund-needed": refundNeeded(
    { ...order, payment: { method: null, outstandingPaise: -112_200 } },
    shop,
  ),
  "contact-message": contactMessage(message, shop),
  "contact-acknowledgement": contactAcknowledgement(message, shop),
  "order-message": shopMessage({ ...shopReply, answers: null, order: known }, shop),
  "message-reply": shopMessage(shopReply, shop),
  "verify-email": verifyEmail(mailedLink, shop),
  "reset-password": resetPassword(mailedLink, shop),
  "change-email": changeEmail(mailedLink, shop),
  "email-change-notice": emailChangeNotice(mailedLink, shop),
  invitation: invitation(invited, shop),
  "newsletter-confirmation": newsletterConfirmation(subscription, shop),
  "password-changed": passwordChanged(account, shop, at),
  "two-factor-enabled": secondFactorChanged("two-factor-enabled", account, shop, at),
  "two-factor-disabled": secondFactorChanged("two-factor-disabled", account, shop, at),
  "recovery-codes-changed": secondFactorChanged("recovery-codes-changed", account, shop, at),
};

const folder = path.resolve(process.env.DATA_DIR ?? ".data", "mails");
await mkdir(folder, { recursive: true });
for (const [template, { subject, html, text }] of Object.entries(MAILS)) {
  const file = path.join(folder, `${template}.html`);
  await writeFile(file, html);
  await writeFile(path.join(folder, `${template}.txt`), text);
  process.stdout.write(`${subject}\n  ${pathToFileURL(file).href}\n`);
}
