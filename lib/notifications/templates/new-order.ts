import { longDate, longMoment } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { paths } from "@/lib/base/paths";
import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import { formatRupees } from "@/lib/pricing/money";
import { html } from "../html";
import { textParts } from "../plain-text";
import {
  button,
  columns,
  gap,
  heading,
  lines,
  mailTo,
  paragraph,
  section,
  subheading,
  tag,
  telephone,
} from "./blocks";
import { letter, type Letterhead } from "./letter";
import type { KnownOrder } from "./order";
import { billingLines, deliveryLines, orderText } from "./order-figures";
import { orderTable } from "./order-table";

const REASON = "Sent to the shop's contact address for every new order.";

function customerPart({ typed: { customer } }: KnownOrder) {
  const { name, company, email, phone } = customer;
  const ways = [name, company, mailTo(email), phone && telephone(phone)];
  return [subheading("Customer"), paragraph(lines(ways.filter((way) => way !== null)))];
}

/** How it is paid, which decides whether production begins. */
function payText({ payment: { method, dueOn } }: KnownOrder): string {
  const way = method ? METHOD_NAMES[method] : "As arranged";
  return dueOn ? `${way}, due on ${longDate(dueOn)}` : way;
}

/** Where the shop's people work with it. */
const deskAddress = ({ orderId }: KnownOrder, { appUrl }: Letterhead): string =>
  new URL(paths.adminOrder(orderId), appUrl).href;

/** What its customer's books ask for, and what its customer wrote. */
function booksPart(order: KnownOrder) {
  const given = billingLines(order);
  const { note } = order.typed;
  return [
    ...(given.length > 0 ? [section([subheading("Billing"), paragraph(lines(given))])] : []),
    ...(note !== null ? [section([subheading("Note"), paragraph(lines(note.split("\n")))])] : []),
  ];
}

function text(order: KnownOrder, shop: Letterhead): string {
  const { name, company, email, phone } = order.typed.customer;
  const ways = [name, company, email, phone];
  return textParts(
    `New order ${order.orderId}\n${longMoment(order.createdAt)}`,
    `Open the order:\n${deskAddress(order, shop)}`,
    `CUSTOMER\n\n${ways.filter((way) => way !== null).join("\n")}`,
    `DELIVERY ADDRESS\n\n${deliveryLines(order).join("\n")}`,
    `PAYMENT\n\n${payText(order)}`,
    billingLines(order).length > 0 && `BILLING\n\n${billingLines(order).join("\n")}`,
    order.typed.note !== null && `NOTE\n\n${order.typed.note}`,
    `ITEMS\n\n${orderText(order)}`,
    `-- \n${shop.siteName}\n${REASON}`,
  );
}

/** To the shop; an answer goes to the customer. */
export function newOrder(order: KnownOrder, shop: Letterhead): MailContent {
  const total = formatRupees(order.totals.totalPaise);
  const subject = `New order ${order.orderId} for ${total}`;
  const address = [subheading("Delivery address"), paragraph(lines(deliveryLines(order)))];
  const opening = [
    heading(html`New order for ${total}`),
    tag("Order number", order.orderId, longMoment(order.createdAt)),
    gap(20),
    button(deskAddress(order, shop), "Open the order"),
  ];
  const sections = [
    section(opening, "none"),
    section(columns(customerPart(order), address)),
    section([subheading("Payment"), paragraph(payText(order))]),
    ...booksPart(order),
    section([subheading("Items"), orderTable(order, shop.appUrl)]),
  ];
  const { customer, shipTo } = order.typed;
  const preview = `${customer.name}, ${shipTo.city}: ${order.lines.length} products`;
  return {
    subject,
    html: letter({ shop, subject, preview, sections, reason: REASON }),
    text: text(order, shop),
  };
}
