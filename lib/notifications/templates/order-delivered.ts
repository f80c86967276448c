import { said, sentences } from "@/lib/shop/content/phrases";
import { longDate } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { wrap } from "../plain-text";
import { button, paragraph } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

/** What the policies promise (docs/product.md: Policies). */
function claimText({ policyTerms }: Letterhead): string {
  const { claimReport, claimAssessment } = policyTerms;
  return sentences(
    `Please check it now. If something is missing, damaged or not as ordered, tell us ${claimReport || "at once"}: reply to this email with photos.`,
    said`We assess claims in ${claimAssessment}.`,
  );
}

/** To the customer when the order has arrived. */
export function orderDelivered(
  order: MailedOrder,
  shop: Letterhead,
  deliveredAt: Date,
): MailContent {
  const claim = claimText(shop);
  return orderNews(order, shop, {
    subject: `Order ${order.orderId} was delivered`,
    preview: `Is something wrong? Tell us ${shop.policyTerms.claimReport || "at once"}.`,
    title: stateSentence(STATUS_TEXT.Delivered),
    copy: `It was delivered on ${longDate(deliveredAt)}. If you have not received it, reply to this email. You can download the invoice from the order page.`,
    button: button(orderAddress(order, shop.appUrl), "Open the order"),
    parts: [{ title: "Is everything right?", html: paragraph(claim), text: wrap(claim) }],
  });
}
