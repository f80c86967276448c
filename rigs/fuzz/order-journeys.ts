import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { bearing, json, newEmail, type Journey, type Reach } from "./journey";
import { linkTo } from "./mailed-link";
import { isRefundedElsewhere } from "./refunded-elsewhere";

export const buysAsAGuest: Journey = async ({ shop, reach, admin, product }) => {
  const email = newEmail();
  await reach("findCartItems", json({ items: ["KM-9"] }));
  const quote = await reach("quoteCart", json({ items: [{ product, quantity: 1 }] }));
  const { total, lines } = quote.body as { total: number; lines: { price: number }[] };
  const products = [{ product, quantity: 1, price: lines[0]?.price }];
  const request = {
    products,
    totalAmount: total,
    shippingAddress: POSTAL_ADDRESS,
    email,
    newsletter: true,
  };
  const { _id: id } = (await reach("placeOrder", json(request))).body as { _id: string };
  const confirm = await linkTo(shop, email, "confirm");
  const [order] = await shop.sql<{ key: string }>(
    `SELECT "accessKey" AS key FROM orders WHERE id = $1`,
    [id],
  );
  await shop.sql(
    `INSERT INTO sent_mails (id, "orderId", template, "queuedAt")
     VALUES (gen_random_uuid(), $1, 'order-confirmation', now())`,
    [id],
  );
  const again = json({ template: "order-confirmation" });
  await reach("resendOrderMail", { path: { id }, ...bearing(admin), ...again });
  const query = { key: order?.key };
  await reach("confirmOrder", { path: { id }, query, ...json({ token: confirm }) });
  await reach("confirmSubscription", json({ link: await linkTo(shop, email, "newsletter") }));
  await reach("unsubscribe", { query: { link: await linkTo(shop, email, "unsubscribe") } });
};

const setsPaymentMethods = (reach: Reach, admin: string, value: string) =>
  reach("updateSetting", {
    path: { key: "paymentMethods" },
    ...bearing(admin),
    ...json({ value }),
  });

/** Places a guest's order of one pack; the payment method is undefined if the shop offers no choice. */
async function order(reach: Reach, product: string, paymentMethod?: string) {
  const quote = await reach("quoteCart", json({ items: [{ product, quantity: 1 }] }));
  const { total, lines } = quote.body as { total: number; lines: { price: number }[] };
  const request = {
    products: [{ product, quantity: 1, price: lines[0]?.price }],
    totalAmount: total,
    shippingAddress: POSTAL_ADDRESS,
    email: newEmail(),
    ...(paymentMethod ? { paymentMethod } : {}),
  };
  return (await reach("placeOrder", json(request))).body as Record<string, string>;
}

export const entersAnOrder: Journey = async ({ reach, admin, product }) => {
  const requested = json({ items: [{ product, quantity: 1 }] });
  const quote = await reach("quoteEntry", { ...bearing(admin), ...requested });
  const request = {
    customer: { name: "Asha Rao", email: newEmail() },
    products: [{ product, quantity: 1, price: 1 }],
    totalAmount: (quote.body as { total: number }).total,
    shippingAddress: POSTAL_ADDRESS,
  };
  await reach("enterOrder", { ...bearing(admin), ...json(request) });
  const byPhone = { ...request, customer: { name: "Asha Rao", phone: "+91 98765 43210" } };
  const placed = await reach("enterOrder", { ...bearing(admin), ...json(byPhone) });
  const path = { id: (placed.body as { _id: string })._id };
  await reach("createOrderLink", { path, ...bearing(admin) });
  await reach("setOrderEmail", { path, ...bearing(admin), ...json({ email: newEmail() }) });
};

export const paysOnline: Journey = async ({ shop, reach, admin, product }) => {
  await setsPaymentMethods(reach, admin, "razorpay");
  const placed = await order(reach, product, "razorpay");
  const opened = await reach(
    "openRazorpay",
    json({ order: placed.orderId, key: placed.accessKey }),
  );
  const payment = shop.gateway.pay((opened.body as { razorpayOrderId: string }).razorpayOrderId);
  await reach("confirmRazorpay", json(shop.gateway.receiptOf(payment)));
  const { body: text, headers } = shop.gateway.eventOf("payment.captured", { payment });
  await reach("tellRazorpay", { headers, body: { kind: "raw", type: "", text } });
  await setsPaymentMethods(reach, admin, "");
  await isRefundedElsewhere({ shop, reach, admin, payment, id: placed._id ?? "" });
};

export const sendsGoodsBack: Journey = async ({ reach, admin, product }) => {
  const placed = await order(reach, product);
  const path = { id: placed._id ?? "" };
  const bearer = bearing(admin);
  await reach("updateOrder", { path, ...bearer, ...json({ status: "Processing" }) });
  const chosen = { orders: [placed._id, placed.orderId].join() };
  await reach("getPackingSlips", { ...bearer, query: chosen });
  await reach("getLabels", { ...bearer, query: { ...chosen, sheet: "a4" } });
  const shipment = { carrier: "Delhivery", lines: `${placed.orderId}, DL-42` };
  await reach("shipOrders", { ...bearer, ...json(shipment) });
  await reach("readOrderDesk", { path, ...bearer });
  await reach("readOrderActivity", { path, ...bearer });
  const { body } = await reach("readOrderActions", { path, ...bearer });
  const [sold] = (body as { returnable: { line: string }[] }).returnable;
  const lines = [{ line: sold?.line, quantity: 1, restock: true }];
  await reach("recordReturn", { path, ...bearer, ...json({ lines, reason: "Dented" }) });
};

export const getsMoneyBack: Journey = async ({ reach, admin, product }) => {
  const placed = await order(reach, product);
  const path = { id: placed._id ?? "" };
  const bearer = bearing(admin);
  const paid = { amount: 100, means: "bank", reference: placed.orderId };
  await reach("recordPayment", { path, ...bearer, ...json(paid) });
  const back = { amount: 40, means: "bank", reason: "One pack was torn.", reference: "UTR-1" };
  await reach("refundOrder", { path, ...bearer, ...json(back) });
};

export const saysWhatItThinks: Journey = async ({ reach, admin, product }) => {
  const placed = await order(reach, product);
  const path = { id: placed._id ?? "" };
  const bearer = bearing(admin);
  const tracking = { carrier: "Delhivery", number: "DL-43" };
  const steps = [
    { status: "Processing" },
    { status: "Shipped", tracking },
    { status: "Delivered" },
  ];
  for (const step of steps) await reach("updateOrder", { path, ...bearer, ...json(step) });
  const query = { key: placed.accessKey };
  await reach("listOrderReviews", { path, query });
  const said = json({ rating: 4, comment: "Sturdy.", order: placed.orderId });
  const { body } = await reach("writeReview", { path: { id: product }, query, ...said });
  const review = { id: (body as { _id: string })._id };
  const update = json({ status: "approved", answer: "Thank you." });
  await reach("updateReview", { path: review, ...bearer, ...update });
  await reach("updateReviews", { ...bearer, ...json({ reviews: [review.id], status: "hidden" }) });
};
