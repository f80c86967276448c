import type { OwnShop } from "@/rigs/hard/own-shop";
import { bearing, type JourneyOptions } from "./journey";

interface PaidOrder extends Pick<JourneyOptions, "shop" | "reach" | "admin"> {
  payment: ReturnType<OwnShop["gateway"]["pay"]>;
  id: string;
}

/** Simulates a refund in Razorpay's dashboard after the invoice was issued, then issues its credit note here. */
export async function isRefundedElsewhere(order: PaidOrder): Promise<void> {
  const { shop, reach, admin, payment, id } = order;
  const bearer = bearing(admin);
  await reach("issueInvoice", { path: { id }, ...bearer });
  const made = shop.gateway.refund(payment.id, { amount: 100 });
  const { body: text, headers } = shop.gateway.eventOf("refund.processed", { refund: made });
  await reach("tellRazorpay", { headers, body: { kind: "raw", type: "", text } });
  const { body } = await reach("readOrderActions", { path: { id }, ...bearer });
  const [refund] = (body as { refunds: { _id: string }[] }).refunds;
  await reach("creditRefund", { path: { id, refund: refund?._id ?? "" }, ...bearer });
}
