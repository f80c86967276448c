import { createHash, randomBytes, randomUUID } from "node:crypto";
import { generateSync } from "otplib";
import type { OwnShop } from "@/lib/testing/hard/own-shop";
import { POSTAL_ADDRESS } from "@/lib/testing/postal-address";
import { linkTo } from "./mailed-link";
import { bringsPictures, sendsAPictureAhead } from "./picture-journeys";
import { isRefundedElsewhere } from "./refunded-elsewhere";
import type { FuzzBody, FuzzFile, FuzzRequest } from "./request-arbitrary";

/** Successes that no generator finds: they need a mailed link, a code, a picture or what came before. */

export interface Reached {
  headers: Headers;
  body: unknown;
}

/**
 * Makes one call that has to succeed.
 * @throws Error where it does not, because what follows would need it
 */
export type Reach = (operation: string, request: Partial<FuzzRequest>) => Promise<Reached>;

export interface JourneyOptions {
  shop: OwnShop;
  reach: Reach;
  /** Of an admin, and of a product that is for sale. */
  admin: string;
  product: string;
}

type Journey = (options: JourneyOptions) => Promise<void>;

const PASSWORD = "seventeen paper boxes";
const STEP_SECONDS = 30;

const json = (value: unknown): { body: FuzzBody } => ({ body: { kind: "json", value } });
const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const newEmail = () => `journey-${randomUUID()}@fuzz.example`;
const tokenIn = ({ body }: Reached) => (body as { token: string }).token;

async function register(reach: Reach, email: string): Promise<string> {
  const person = { name: "Asha Rao", email, password: PASSWORD };
  return tokenIn(await reach("register", json(person)));
}

const provesTheAddress: Journey = async ({ shop, reach }) => {
  const email = newEmail();
  const bearer = bearing(await register(reach, email));
  const verify = await linkTo(shop, email, "verify");
  await reach("verifyEmail", { ...bearer, ...json({ token: verify }) });
  await reach("exchangeToken", bearer);
  await reach("forgotPassword", json({ email }));
  const reset = await linkTo(shop, email, "reset");
  await reach("resetPassword", json({ token: reset, password: "another kraft string" }));
};

const joinsTheShop: Journey = async ({ shop, reach, admin }) => {
  const [email, other] = [newEmail(), newEmail()];
  const by = bearing(admin);
  await reach("createInvitation", { ...by, ...json({ email, role: "packer" }) });
  const token = await linkTo(shop, email, "invite");
  await reach("openInvitation", json({ token }));
  await reach("acceptInvitation", json({ token, name: "Ravi Menon", password: PASSWORD }));
  const invited = await reach("createInvitation", {
    ...by,
    ...json({ email: other, role: "catalogue" }),
  });
  const { _id: id } = invited.body as { _id: string };
  await reach("listInvitations", by);
  await reach("withdrawInvitation", { ...by, path: { id } });
};

const asksForASecondFactor: Journey = async ({ shop, reach }) => {
  const email = newEmail();
  await register(reach, email);
  await shop.sql(`UPDATE users SET role = 'admin', "emailVerifiedAt" = now() WHERE email = $1`, [
    email,
  ]);
  const login = json({ email, password: PASSWORD });
  const first = bearing(tokenIn(await reach("logIn", login)));
  const setup = await reach("startTwoFactorSetup", {
    ...first,
    ...json({ currentPassword: PASSWORD }),
  });
  const { secret } = setup.body as { secret: string };
  const code = (epoch: number) => json({ twoFactorToken: generateSync({ secret, epoch }) });
  const now = Math.floor(Date.now() / 1000);
  const enabled = await reach("enableTwoFactor", { ...first, ...code(now) });
  const [recovery] = (enabled.body as { recoveryCodes: string[] }).recoveryCodes;
  const { userId } = (await reach("logIn", login)).body as { userId: string };
  const proof = json({ userId, twoFactorToken: recovery });
  const bearer = bearing(tokenIn(await reach("logInWithSecondFactor", proof)));
  // A code works once; the next one does already.
  const renewed = await reach("renewRecoveryCodes", { ...bearer, ...code(now + STEP_SECONDS) });
  const [last] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
  await reach("disableTwoFactor", { ...bearer, ...json({ twoFactorToken: last }) });
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

const comesFromTheProvider: Journey = async ({ shop, reach }) => {
  const email = newEmail();
  await register(reach, email);
  await reach("finishGoogle", { query: { error: "access_denied" } });
  const { headers } = await reach("startGoogle", {});
  const flow = headers.getSetCookie().find((line) => line.includes("sign-in-flow="));
  const [cookie = ""] = (flow ?? "").split(";");
  const browser = /=([^.]*)/.exec(cookie)?.[1] ?? "";
  const code = randomBytes(32).toString("base64url");
  await shop.sql(
    `INSERT INTO sign_in_codes (id, "codeHash", "browserHash", "userId", "expiresAt")
     SELECT gen_random_uuid(), $2, $3, id, now() + interval '1 minute' FROM users WHERE email = $1`,
    [email, sha256(code), sha256(browser)],
  );
  await reach("redeemSignInCode", { headers: { Cookie: cookie }, ...json({ code }) });
};

const buysAsAGuest: Journey = async ({ shop, reach, admin, product }) => {
  const email = newEmail();
  await reach("findCartItems", json({ items: ["KM-9"] }));
  const quote = await reach("quoteCart", json({ items: [{ product, quantity: 1 }] }));
  const { total, lines } = quote.body as { total: number; lines: { price: number }[] };
  const products = [{ product, quantity: 1, price: lines[0]?.price }];
  const wish = {
    products,
    totalAmount: total,
    shippingAddress: POSTAL_ADDRESS,
    email,
    newsletter: true,
  };
  const { _id: id } = (await reach("placeOrder", json(wish))).body as { _id: string };
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

/** A guest's order of one pack, to be paid in this way where there are any. */
async function order(reach: Reach, product: string, paymentMethod?: string) {
  const quote = await reach("quoteCart", json({ items: [{ product, quantity: 1 }] }));
  const { total, lines } = quote.body as { total: number; lines: { price: number }[] };
  const wish = {
    products: [{ product, quantity: 1, price: lines[0]?.price }],
    totalAmount: total,
    shippingAddress: POSTAL_ADDRESS,
    email: newEmail(),
    ...(paymentMethod ? { paymentMethod } : {}),
  };
  return (await reach("placeOrder", json(wish))).body as Record<string, string>;
}

const entersAnOrder: Journey = async ({ reach, admin, product }) => {
  const asked = json({ items: [{ product, quantity: 1 }] });
  const quote = await reach("quoteEntry", { ...bearing(admin), ...asked });
  const wish = {
    customer: { name: "Asha Rao", email: newEmail() },
    products: [{ product, quantity: 1, price: 1 }],
    totalAmount: (quote.body as { total: number }).total,
    shippingAddress: POSTAL_ADDRESS,
  };
  await reach("enterOrder", { ...bearing(admin), ...json(wish) });
};

const paysOnline: Journey = async ({ shop, reach, admin, product }) => {
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

const sendsGoodsBack: Journey = async ({ reach, admin, product }) => {
  const placed = await order(reach, product);
  const path = { id: placed._id ?? "" };
  const bearer = bearing(admin);
  await reach("updateOrder", { path, ...bearer, ...json({ status: "Processing" }) });
  const chosen = { orders: [placed._id, placed.orderId].join() };
  await reach("getPackingSlips", { ...bearer, query: chosen });
  await reach("getLabels", { ...bearer, query: { ...chosen, sheet: "a4" } });
  const shipment = { carrier: "Delhivery", lines: `${placed.orderId}, DL-42` };
  await reach("shipOrders", { ...bearer, ...json(shipment) });
  const { body } = await reach("readOrderActions", { path, ...bearer });
  const [sold] = (body as { returnable: { line: string }[] }).returnable;
  const lines = [{ line: sold?.line, quantity: 1, restock: true }];
  await reach("recordReturn", { path, ...bearer, ...json({ lines, reason: "Dented" }) });
};

const saysWhatItThinks: Journey = async ({ reach, admin, product }) => {
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

const asksForAPrice: Journey = async ({ shop, reach, admin, product }) => {
  const email = newEmail();
  const fields = { name: "Asha Rao", email, product, quantity: "5000" };
  await reach("askPrice", form("file", fields));
  const [message] = await shop.sql<{ id: string }>(
    `SELECT id::text FROM contact_messages WHERE email = $1`,
    [email],
  );
  await reach("getMessageFile", { path: { id: message?.id ?? "" }, ...bearing(admin) });
};

const provesAClaim: Journey = async ({ reach, admin, product }) => {
  const fields = { kind: "fsc", name: "FSC", issuedOn: "2026-01-15" };
  const path = { id: product };
  const bearer = bearing(admin);
  const { body } = await reach("addCertificate", { path, ...bearer, ...form("file", fields) });
  const certificate = { id: (body as { _id: string })._id };
  await reach("getCertificateFile", { path: certificate });
  await reach("removeCertificate", { path: certificate, ...bearer });
};

const keepsAnAddress: Journey = async ({ reach }) => {
  const bearer = bearing(await register(reach, newEmail()));
  const kept = await reach("keepAddress", { ...bearer, ...json(POSTAL_ADDRESS) });
  const path = { id: (kept.body as { _id: string })._id };
  const moved = json({ ...POSTAL_ADDRESS, address: "2 MG Road" });
  await reach("updateAddress", { path, ...bearer, ...moved });
  await reach("markAddress", { path, ...bearer, ...json({ defaultShipping: true }) });
  await reach("deleteAddress", { path, ...bearer });
};

const PICTURE: FuzzFile = { name: "box.png", type: "image/png", content: "picture" };

const form = (fileField: string, fields: Record<string, string>): { body: FuzzBody } => ({
  body: { kind: "form", fields, fileField, files: [PICTURE] },
});

const keepsTheShop: Journey = async ({ shop, reach, admin }) => {
  const fields = {
    name: `Carton ${randomUUID().slice(0, 8)}`,
    price: "12.50",
    category: "Protection",
    description: "Made for a test.",
    stockCount: "5",
  };
  const created = await reach("createProduct", { ...bearing(admin), ...form("images", fields) });
  const { _id: id, updatedAt } = created.body as { _id: string; updatedAt: string };
  const changed = { ...fields, stockCountRead: "5", existingImages: "[]", updatedAt };
  await reach("updateProduct", { path: { id }, ...bearing(admin), ...form("images", changed) });
  await reach("changePrice", { path: { id }, ...bearing(admin), ...json({ price: 12.75 }) });
  const named = { path: { id }, ...bearing(admin) };
  await reach("publishProduct", named);
  await reach("chooseFeatured", { ...bearing(admin), ...json({ products: [id] }) });
  await reach("deleteProduct", named);
  await reach("restoreProduct", named);
  const carriers = [{ name: "Delhivery", trackingLink: "https://carrier.example/{number}" }];
  await reach("keepCarriers", { ...bearing(admin), ...json({ carriers }) });
  const listed = await reach("listDocumentSeries", bearing(admin));
  const [series] = listed.body as { kind: string; next: number }[];
  const kind = { kind: series?.kind ?? "" };
  const same = json({ next: series?.next });
  await reach("startDocumentSeries", { path: kind, ...bearing(admin), ...same });
  const key = "logoImageUrl";
  await reach("updateSettingImage", { path: { key }, ...bearing(admin), ...form("image", {}) });
  const [mail] = await shop.sql<{ id: string }>(
    `INSERT INTO pgboss.job (name, data)
     SELECT 'mail-failed', data FROM pgboss.job WHERE name = 'mail' LIMIT 1 RETURNING id::text`,
  );
  await reach("requestBackup", bearing(admin));
  await reach("retryMail", { path: { id: mail?.id ?? "" }, ...bearing(admin) });
};

const countsTheShelves: Journey = async ({ shop, reach, admin }) => {
  const [row] = await shop.sql<{ id: string; count: number }>(
    `SELECT id, "stockCount" AS count FROM products WHERE "deletedAt" IS NULL LIMIT 1`,
  );
  const text = `Product id,Should be there,Counted,Sheet\n${row?.id},${row?.count},${row?.count},${randomUUID()}`;
  const sheet: FuzzFile = { name: "count.csv", type: "text/csv", content: { text } };
  const fields = { reason: "Counted" };
  const body = { kind: "form" as const, fields, fileField: "file", files: [sheet] };
  await reach("bookCount", { query: { dryRun: "false" }, ...bearing(admin), body });
};

export const JOURNEYS: Journey[] = [
  provesTheAddress,
  joinsTheShop,
  asksForASecondFactor,
  comesFromTheProvider,
  buysAsAGuest,
  entersAnOrder,
  paysOnline,
  sendsGoodsBack,
  saysWhatItThinks,
  asksForAPrice,
  keepsAnAddress,
  keepsTheShop,
  provesAClaim,
  bringsPictures,
  sendsAPictureAhead,
  countsTheShelves,
];
