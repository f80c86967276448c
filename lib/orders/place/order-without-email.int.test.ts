import { describe, expect, it } from "vitest";
import { VISITOR } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenOrder, givenSetting, givenUser } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps, TRACKING } from "@/e2e/steps/order-admin-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { readCsv } from "@/e2e/support/read-csv";
import { testDatabase } from "@/e2e/support/database";
import { issueOrderInvoice } from "@/lib/documents/issue-order-invoice";
import { cancelForReason } from "@/lib/fulfilment/status/cancel-for-reason";
import { lapseUnconfirmed } from "@/lib/fulfilment/status/lapse-unconfirmed";
import { requestReviews } from "@/lib/fulfilment/reviews/request-reviews";
import { readActions } from "@/lib/fulfilment/read-actions";
import { stepBack } from "@/lib/fulfilment/status/step-back";
import { claimGuestOrders } from "@/lib/account-life/claim-guest-orders";
import { unsubscribeText } from "@/lib/messaging/newsletter/links";
import { unsubscribe } from "@/lib/messaging/newsletter/unsubscribe";
import { listMessages } from "@/lib/messaging/inbox/queries";
import { replyToMessage } from "@/lib/messaging/inbox/reply-to-message";
import { composeMail } from "@/lib/runtime/mails/compose";
import { remindOfPayment } from "@/lib/payments/remind";
import { setOrderEmail } from "../access/set-order-email";
import { listAllOrders } from "../read/admin-list";
import { createOrderLink } from "../access/create-order-link";
import { exportOrders } from "../read/export-orders";
import { orderAnswer } from "../read/order-answer";
import { renewOrderKey } from "../access/renew-order-key";
import { requireOrder } from "../read/require-order";
import { orderSchema } from "../schemas";
import { sendOrderMessage } from "../messages/send-order-message";
import { writeToCustomer } from "../messages/write-to-customer";

const { db } = testDatabase();
const { advance, mails } = orderDeskSteps(db);

const NO_EMAIL = { email: null, phone: "+91 98765 43210", proof: "owner" } as const;
const by = { actor: meera, ipAddress: FROM };
const DAY_MS = 24 * 60 * 60 * 1000;

const givenUnmailed = (order: Parameters<typeof givenOrder>[1] = {}) =>
  givenOrder(db, { ...NO_EMAIL, ...order });
const byKey = (id: string, key: string) => requireOrder(db, id, { identity: VISITOR, key });
const readNumbers = async (query: object) =>
  (await listAllOrders(db, { limit: 20, ...query })).items.map(({ orderId }) => orderId);

describe("an order without an email", () => {
  it("sends no mail at any step", async () => {
    const { id } = await givenUnmailed();
    await advance(id, { status: "Processing" });
    await advance(id, { status: "Shipped", tracking: TRACKING });
    await advance(id, { tracking: { ...TRACKING, number: "DL-43" } });
    await advance(id, { status: "Delivered" });
    await stepBack({ db, id, request: { to: "Shipped", reason: "Not there yet" }, ...by });
    const other = await givenUnmailed();
    await cancelForReason({ db, id: other.id, request: { reason: "Sold out" }, ...by });
    expect(await mails()).toEqual([]);
    expect(await db.orderStatusChange.count({ where: { mailed: true } })).toBe(0);
  });

  it("explains why no mail goes when one is requested", async () => {
    const { id } = await givenUnmailed({ paymentMethod: "upi" });
    const attempts = [
      () => remindOfPayment({ db, orderId: id, by }),
      () => writeToCustomer({ db, id, text: "Is blue fine?", ...by }),
    ];
    for (const attempt of attempts) {
      expect(await readRefusal(attempt())).toMatchObject({
        code: "invalid_transition",
        message: expect.stringContaining("gave no email") as string,
      });
    }
    expect(await mails()).toEqual([]);
    expect(await db.contactMessage.count()).toBe(0);
  });

  it("is skipped by review reminders and by the expiry of unconfirmed orders, because the owner verified it", async () => {
    await givenSetting(db, "unprovenOrderHours", "24");
    const at = new Date(Date.now() - 8 * DAY_MS);
    const done = { status: "Delivered", by: "Meera", at } as const;
    const { id } = await givenUnmailed({ status: "Delivered", history: { create: done } });
    const { id: open } = await givenUnmailed({ createdAt: at });
    expect(await requestReviews(db)).toBe(0);
    expect(await lapseUnconfirmed(db)).toMatchObject({ reminded: 0, cancelled: 0 });
    expect((await db.order.findUniqueOrThrow({ where: { id: open } })).status).toBe("Pending");
    expect((await db.order.findUniqueOrThrow({ where: { id } })).reviewAskedAt).toBeNull();
  });

  it("mails no new link", async () => {
    const { orderId, id, accessKey } = await givenUnmailed();
    await renewOrderKey({ db, orderId, email: "asha@example.com", ipAddress: FROM });
    expect(await mails()).toEqual([]);
    expect((await db.order.findUniqueOrThrow({ where: { id } })).accessKey).toBe(accessKey);
  });

  it("shows the shop whom to call", async () => {
    const { id } = await givenUnmailed();
    const mail = { template: "new-order", orderId: id } as const;
    const sender = { appUrl: "https://shop.example" };
    const written = await composeMail(db, { mail, queuedAt: new Date() }, sender);
    expect(written?.text).toContain(NO_EMAIL.phone);
    expect(written?.text).not.toContain("null");
    expect(written?.replyTo).toEqual(written?.to);
    const stale = { template: "order-processing", orderId: id } as const;
    expect(await composeMail(db, { mail: stale, queuedAt: new Date() }, sender)).toBeUndefined();
  });
});

describe("an order without an email is read", () => {
  it("through its link, in the shape of every order", async () => {
    const { id, orderId, keyExpiresAt } = await givenUnmailed({ keyExpiresAt: new Date(1_000) });
    const { path, expiresAt } = await createOrderLink({ db, id: orderId, ...by });
    expect(expiresAt.getTime()).toBeGreaterThan(keyExpiresAt.getTime() + 89 * DAY_MS);
    const key = new URL(path, "https://shop.example").searchParams.get("key") ?? "";
    const answer = orderSchema.parse(orderAnswer(await byKey(id, key)));
    expect(answer.user).toEqual({ name: "Asha Verma", email: null });
    const again = await createOrderLink({ db, id, ...by });
    expect(again.path).toBe(path);
    expect(await auditEntries(db, { action: "Order Link Created" })).toHaveLength(2);
    const { id: mailed } = await givenOrder(db);
    expect((await readRefusal(createOrderLink({ db, id: mailed, ...by }))).code).toBe(
      "invalid_transition",
    );
  });

  it("in the list, by its phone in any format, and among its customer's orders", async () => {
    const { orderId } = await givenUnmailed();
    const twin = await givenUnmailed({ phone: "098765 43210" });
    await givenUnmailed({ phone: "98765 43211" });
    await givenOrder(db, { phone: NO_EMAIL.phone });
    expect(await readNumbers({ q: "asha verma" })).toHaveLength(4);
    expect(await readNumbers({ q: "91 98765" })).toContain(orderId);
    expect(await readNumbers({ q: "9876543210" })).toEqual(
      expect.arrayContaining([orderId, twin.orderId]),
    );
    const ofCustomer = await readNumbers({ customerOf: orderId });
    expect(ofCustomer.toSorted()).toEqual([orderId, twin.orderId].toSorted());
  });

  it("in the export with an empty cell, and on its invoice with the phone alone", async () => {
    const { id } = await givenUnmailed();
    const stream = await exportOrders({ db, filter: {}, ...by });
    const [row] = readCsv(await new Response(stream).text());
    // The apostrophe keeps a spreadsheet from reading the number as a formula.
    expect(row).toMatchObject({ Email: "", Phone: `'${NO_EMAIL.phone}` });
    await issueOrderInvoice({ db, id, ...by });
    const { content } = await db.orderDocument.findFirstOrThrow({ where: { orderId: id } });
    expect(content).toMatchObject({ buyer: { email: null, phone: NO_EMAIL.phone } });
    expect(await mails()).toEqual([]);
  });

  it("by its customer, whose message the shop answers by phone", async () => {
    const { id, accessKey } = await givenUnmailed();
    await sendOrderMessage({
      db,
      order: await byKey(id, accessKey),
      message: "Please deliver before noon.",
      ipAddress: FROM,
    });
    const [message] = (await listMessages(db, { limit: 5, q: "asha verma" })).items;
    expect(message).toMatchObject({ email: null, phone: NO_EMAIL.phone, kind: "order" });
    expect(await mails()).toEqual(["contact-message"]);
    const messageId = message?._id ?? "";
    const mail = { template: "contact-message", messageId } as const;
    const sender = { appUrl: "https://shop.example" };
    const written = await composeMail(db, { mail, queuedAt: new Date() }, sender);
    expect(written?.text).toContain("please call them");
    expect(written?.replyTo).toEqual(written?.to);
    const reply = replyToMessage({ db, id: messageId, text: "Yes.", ...by });
    expect((await readRefusal(reply)).code).toBe("invalid_transition");
    const [entry] = await auditEntries(db, { action: "Contact Message Created" });
    expect(entry?.actor).toBe(NO_EMAIL.phone);
  });

  it("by no account, and unsubscribing from its mails affects no other", async () => {
    const { id } = await givenUnmailed();
    await givenUnmailed();
    const user = await givenUser(db);
    expect(await db.$transaction((tx) => claimGuestOrders(tx, user))).toBe(0);
    await unsubscribe({ db, link: unsubscribeText("orders", id), ipAddress: FROM });
    expect(await db.order.count({ where: { orderUpdates: true } })).toBe(2);
    expect(await db.order.count({ where: { userId: null } })).toBe(2);
  });
});

describe("an email that is added later", () => {
  const EMAIL = "ravi@cafe.example";

  it("gets the confirmation, the mails of each step and the earlier message", async () => {
    const { id, orderId, accessKey } = await givenUnmailed();
    const order = await byKey(id, accessKey);
    await sendOrderMessage({ db, order, message: "Before noon.", ipAddress: FROM });
    await setOrderEmail({ db, id: orderId, email: EMAIL, ...by });
    await advance(id, { status: "Processing" });
    expect(await mails()).toEqual(["contact-message", "order-confirmation", "order-processing"]);
    const [entry] = await auditEntries(db, { action: "Order Email Updated" });
    expect(entry?.description).toContain(EMAIL);
  });

  it("can be corrected while unverified, with a new link and answers to the new address", async () => {
    const { id, accessKey } = await givenUnmailed();
    await setOrderEmail({ db, id, email: "wrong@cafe.example", ...by });
    const order = await byKey(id, accessKey);
    await sendOrderMessage({ db, order, message: "Before noon.", ipAddress: FROM });
    await unsubscribe({ db, link: unsubscribeText("orders", id), ipAddress: FROM });
    expect((await readActions(db, id, "admin")).correctEmail).toBe(true);
    await setOrderEmail({ db, id, email: EMAIL, ...by });
    await setOrderEmail({ db, id, email: EMAIL, ...by });
    expect((await readRefusal(byKey(id, accessKey))).code).toBe("not_found");
    const now = await db.order.findUniqueOrThrow({ where: { id }, include: { messages: true } });
    expect(now).toMatchObject({ email: EMAIL, emailProven: false, orderUpdates: true });
    expect(now.messages.map(({ email }) => email)).toEqual([EMAIL]);
    expect((await mails()).filter((mail) => mail === "order-confirmation")).toHaveLength(2);
    const entries = await auditEntries(db, { action: "Order Email Updated" });
    expect(entries.map(({ description }) => description)).toEqual([
      expect.stringContaining("was given the email wrong@cafe.example"),
      expect.stringContaining(`was corrected to ${EMAIL}`),
    ]);
  });

  it("can be corrected after dispatch, and the new address gets the new link", async () => {
    const { id } = await givenUnmailed({ email: "wrong@cafe.example", status: "Shipped" });
    await setOrderEmail({ db, id, email: EMAIL, ...by });
    expect(await mails()).toEqual(["order-key"]);
  });

  it.each([
    ["proven by its link", () => ({ emailProven: true })],
    ["of an account", async () => ({ userId: (await givenUser(db)).id })],
    ["of a deleted account", () => ({ ownerDeletedAt: new Date() })],
  ])("stays when it is %s", async (_, given) => {
    const { id } = await givenOrder(db, await given());
    const correction = setOrderEmail({ db, id, email: EMAIL, ...by });
    expect((await readRefusal(correction)).code).toBe("invalid_transition");
    expect((await readActions(db, id, "admin")).correctEmail).toBe(false);
  });

  it("lets the account that verifies it later claim the order", async () => {
    const { id } = await givenUnmailed();
    await setOrderEmail({ db, id, email: EMAIL, ...by });
    const user = await givenUser(db, { email: EMAIL });
    expect(await db.$transaction((tx) => claimGuestOrders(tx, user))).toBe(1);
  });

  it("gives the order to the account that has verified it already", async () => {
    const { id } = await givenUnmailed({ status: "Delivered" });
    const user = await givenUser(db, { email: EMAIL });
    await setOrderEmail({ db, id, email: EMAIL, ...by });
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
      userId: user.id,
      emailProven: true,
    });
    expect(await mails()).toEqual([]);
  });
});
