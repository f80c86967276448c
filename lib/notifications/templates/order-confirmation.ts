import { said, sentences } from "@/lib/shop/content/phrases";
import { fullDate, longDate } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { deliveryText } from "@/lib/orders/delivery-date";
import {
  STATUS_TEXT,
  stateSentence,
  UNCONFIRMED_TEXT,
  type StatusText,
} from "@/lib/orders/status-text";
import { html, type Html, type HtmlValue } from "../html";
import { greetingName, textParts, wrap } from "../plain-text";
import {
  button,
  columns,
  gap,
  heading,
  LAYOUT,
  lines,
  paragraph,
  section,
  smallPrint,
  subheading,
  tag,
} from "./blocks";
import { CONFIRM, confirmLinkText } from "./confirm-text";
import { payPart } from "./how-to-pay";
import { letter, signature, type Letterhead } from "./letter";
import { look } from "./look";
import type { MailedOrder } from "./order";
import { billingLines, deliveryLines, orderAddress, orderText } from "./order-figures";
import { orderTable } from "./order-table";
import { fonts } from "./palette";
import { questions, questionsText } from "./questions";

const NO_CHARGE = "No card has been charged for this order.";
const COPY = {
  known: (paper: string) =>
    `We have received your order. Here is what you ordered, where it goes and when it arrives. The ${paper} is attached.`,
  unproven: (paper: string) =>
    `We have received your order. Here is what was ordered and when it arrives. The order page shows the delivery address and has the ${paper}.`,
};

/** Under GST the invoice follows with the goods; until then there is a proforma. */
function copyOf({ typed, gst }: MailedOrder): string {
  return COPY[typed ? "known" : "unproven"](gst ? "proforma invoice" : "invoice");
}

/** What happens between now and the delivery (docs/product.md: Claims, Orders). */
function stepsOf(order: MailedOrder, { claims }: Letterhead): { title: string; text: string }[] {
  const arrival = deliveryText(order, fullDate, longDate);
  return [
    {
      title: "We get it ready",
      text: sentences(
        said`Production takes ${claims.production}.`,
        "You can cancel until production begins.",
      ),
    },
    {
      title: "It leaves our workshop",
      text: sentences(
        `${dispatchText(order)}We email you the tracking details.`,
        said`Delivery takes ${claims.delivery} from there.`,
      ),
    },
    { title: "It arrives", text: `Estimated delivery: ${arrival}.` },
  ];
}

function dispatchText({ dispatchBy }: MailedOrder): string {
  return dispatchBy ? `Expected dispatch: by ${fullDate(new Date(dispatchBy))}. ` : "";
}

function step({ title, text }: { title: string; text: string }, index: number): Html {
  const number = `width:34px;padding:0 0 14px;vertical-align:top;font:700 22px/1.2 ${fonts.display}`;
  return html`<tr>
    <td width="34" ${look({ text: "link", css: number })}>${index + 1}</td>
    <td style="padding-bottom:6px">${paragraph(html`<strong>${title}.</strong> ${text}`)}</td>
  </tr>`;
}

function stepList(order: MailedOrder, shop: Letterhead): Html {
  return html`<table ${LAYOUT}>
    ${stepsOf(order, shop).map(step)}
  </table>`;
}

function delivery(order: MailedOrder): Html {
  const address: HtmlValue = [
    subheading("Delivery address"),
    paragraph(lines(deliveryLines(order))),
  ];
  const date = [
    subheading("Estimated delivery"),
    paragraph(deliveryText(order, fullDate, longDate)),
  ];
  return columns(address, date);
}

function billing(order: MailedOrder): Html[] {
  const given = billingLines(order);
  return given.length > 0 ? [section([subheading("Billing"), paragraph(lines(given))])] : [];
}

function thanks({ typed }: MailedOrder): string {
  const name = typed && greetingName(typed.shipTo.firstName);
  return name ? `Thank you, ${name}.` : "Thank you.";
}

/** Nobody calls an order confirmed and asks in the same mail to confirm it. */
function wordsFor({ confirmation }: MailedOrder): StatusText {
  return confirmation ? UNCONFIRMED_TEXT : STATUS_TEXT.Pending;
}

/** Asks whoever reads the mailbox to say that the order is theirs. */
function confirmPart(order: MailedOrder, shop: Letterhead): Html[] {
  if (!order.confirmation) return [];
  const words = paragraph(confirmLinkText(order.confirmation));
  const way = button(orderAddress(order, shop.appUrl), CONFIRM);
  return [section([subheading(CONFIRM), words, way])];
}

function text(order: MailedOrder, shop: Letterhead, reason: string): string {
  const pay = payPart(order);
  const steps = stepsOf(order, shop).map(({ title, text: what }, i) =>
    wrap(`${i + 1}. ${title}. ${what}`),
  );
  return textParts(
    `${thanks(order)} ${stateSentence(wordsFor(order))}`,
    wrap(copyOf(order)),
    `Order number: ${order.orderId}\nOrder date:   ${longDate(order.createdAt)}`,
    `Open your order:\n${orderAddress(order, shop.appUrl)}`,
    order.confirmation !== null &&
      `${CONFIRM.toUpperCase()}\n\n${wrap(confirmLinkText(order.confirmation))}`,
    `YOUR ORDER\n\n${orderText(order)}${order.payment.method ? "" : `\n\n${NO_CHARGE}`}`,
    pay !== null && `${pay.title.toUpperCase()}\n\n${pay.text}`,
    `DELIVERY ADDRESS\n\n${deliveryLines(order).join("\n")}`,
    billingLines(order).length > 0 && `BILLING\n\n${billingLines(order).join("\n")}`,
    `ESTIMATED DELIVERY\n\n${deliveryText(order, fullDate, longDate)}`,
    `WHAT HAPPENS NEXT\n\n${steps.join("\n")}`,
    questionsText(shop),
    signature(shop, reason),
  );
}

/** To the customer, as soon as the order stands. */
export function orderConfirmation(order: MailedOrder, shop: Letterhead): MailContent {
  const subject = `Order ${order.orderId} ${order.confirmation ? "received" : "confirmed"}`;
  const reason = `You are receiving this email because an order was placed at ${shop.siteName} with this address.`;
  const opening = [
    heading(html`${thanks(order)}<br />${stateSentence(wordsFor(order))}`),
    paragraph(copyOf(order)),
    tag("Order number", order.orderId, `Placed on ${longDate(order.createdAt)}`),
    gap(20),
    // Where the order is to be confirmed, that button leads there.
    !order.confirmation && button(orderAddress(order, shop.appUrl), "Open your order"),
  ];
  const pay = payPart(order);
  const sections = [
    section(opening, "none"),
    ...confirmPart(order, shop),
    section([
      subheading("Your order"),
      orderTable(order, shop.appUrl),
      !order.payment.method && smallPrint(NO_CHARGE),
    ]),
    ...(pay ? [section([subheading(pay.title), pay.html])] : []),
    section(delivery(order)),
    ...billing(order),
    section([subheading("What happens next"), stepList(order, shop)]),
    section(questions(shop)),
  ];
  const preview = `${order.orderId}: estimated delivery ${deliveryText(order, fullDate, longDate)}`;
  return {
    subject,
    html: letter({ shop, subject, preview, sections, reason }),
    text: text(order, shop, reason),
  };
}
