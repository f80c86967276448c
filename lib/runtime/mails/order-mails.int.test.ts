import { describe, expect, it } from "vitest";
import type { AuditActor } from "@/lib/audit/record";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { changeOrderStatus } from "@/lib/fulfilment/status/change-order-status";
import { stepBack } from "@/lib/fulfilment/status/step-back";
import { remindOfPayment } from "@/lib/payments/remind";
import { findOrder } from "@/lib/orders/read/queries";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { offerSteps } from "@/e2e/steps/offer-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import type { Mail } from "@/lib/messaging/queue/mail";
import { closeOutboxes, readMails, startOutbox } from "@/e2e/support/outbox";
import { composeMail } from "./compose";

const database = testDatabase();
const { db } = database;
const actor: AuditActor = { userId: null, identifier: "meera@shop.example", name: "Meera Nair" };

closeOutboxes();

describe("the mails during an order", () => {
  it("reach the customer step by step, with the tracking details as they are", async () => {
    const { id, orderId } = await givenOrder(db, { emailProven: true });
    const step = (request: Parameters<typeof changeOrderStatus>[0]["request"]) =>
      changeOrderStatus({ db, id, request, actor, ipAddress: "203.0.113.7" });
    await step({ status: "Processing" });
    await step({ status: "Shipped", tracking: { carrier: "DTDC", number: "D-1" } });
    await step({
      tracking: { carrier: "Delhivery", number: "DL-42", url: "https://track.example.com/DL-42" },
    });
    await step({ status: "Delivered" });
    const mails = await readMails(await startOutbox(database), 4);
    const subjects = mails.map(({ subject }) => subject ?? "").toSorted();
    expect(subjects).toEqual([
      `Order ${orderId} is in production`,
      `Order ${orderId} is on its way`,
      `Order ${orderId} was delivered`,
      `Tracking details for order ${orderId}`,
    ]);
    for (const { to, replyTo, text, html } of mails) {
      expect(to).toEqual([{ name: "Asha Verma", address: "asha@example.com" }]);
      expect(replyTo?.[0]?.address).toBe("hello@klnpackaging.example");
      expect(text).toContain(orderId);
      expect(html).toContain(orderId);
    }
    const told = mails.filter(({ subject }) => /way|Tracking/.test(subject ?? ""));
    for (const { text } of told) expect(text).toContain("https://track.example.com/DL-42");
  });

  it("contain the QR code that they show, for the amount due", async () => {
    await givenSetting(db, "paymentMethods", "upi");
    await givenSetting(db, "upiId", "kln@okicici");
    await givenSetting(db, "upiPayee", "KLN Packaging");
    const { id } = await givenOrder(db, { emailProven: true, paymentMethod: "upi" });
    await remindOfPayment({ db, orderId: id, by: { actor, ipAddress: "203.0.113.7" } });
    const [mail] = await readMails(await startOutbox(database), 1);
    expect(mail?.html).toContain('src="cid:upi-qr@order"');
    expect(mail?.attachments).toMatchObject([
      { mimeType: "image/png", contentId: "<upi-qr@order>", disposition: "inline" },
    ]);
    expect(mail?.text).toContain("am=1122.00");
  });

  it("corrects a status that was told by mistake, while it still is one", async () => {
    const { id, orderId } = await givenOrder(db, { emailProven: true });
    const { id: movedOn } = await givenOrder(db, { emailProven: true });
    const by = { actor, ipAddress: "203.0.113.7" };
    for (const order of [id, movedOn]) {
      await changeOrderStatus({ db, id: order, request: { status: "Processing" }, ...by });
      const request = { to: "Pending", reason: "Another order's label" } as const;
      await stepBack({ db, id: order, request, ...by });
    }
    await changeOrderStatus({ db, id: movedOn, request: { status: "Processing" }, ...by });
    const mails = await readMails(await startOutbox(database), 4);
    const corrections = mails.filter(({ subject }) => subject?.startsWith("Correction"));
    expect(corrections.map(({ subject }) => subject)).toEqual([
      `Correction: order ${orderId} is confirmed`,
    ]);
    const text = corrections[0]?.text?.replace(/\s+/g, " ");
    expect(text).toContain("We wrote that your order is in production. That was not so");
    expect(text).not.toContain("label");
  });

  it.each([
    ["the customer", "You cancelled it on"],
    ["the shop", "We cancelled it on"],
  ])("name %s if they cancelled it", async (who, words) => {
    const { id } = await givenOrder(db);
    const by = { actor, ipAddress: "203.0.113.7" };
    if (who === "the shop")
      await changeOrderStatus({ db, id, request: { status: "Cancelled" }, ...by });
    else await cancelOrder({ db, order: { id }, party: "customer", ...by });
    const [mail] = await readMails(await startOutbox(database), 1);
    expect(mail?.text).toContain(words);
    const row = await db.order.findUniqueOrThrow({ where: { id } });
    const order = await findOrder(db, id, {
      identity: { state: "visitor" },
      key: row.accessKey,
    });
    expect(order?.history.at(-1)?.party).toBe(who === "the shop" ? "shop" : "customer");
  });
});

it("go to the company's owners once the buyer has left, and to nobody else", async () => {
  const { id: companyId, members } = await companySteps(db).givenCompany();
  const { buyer, owner, approver } = members;
  await db.user.updateMany({ data: { emailVerifiedAt: new Date(0), orderUpdates: false } });
  await db.companyMember.update({ where: { userId: approver.id }, data: { role: "owner" } });
  const bought = { companyId, userId: buyer.id, email: buyer.email, emailProven: true };
  const { id, orderId } = await givenOrder(db, bought);
  const offers = offerSteps(db);
  const offer = await offers.draftOffer();
  await db.offer.update({ where: { id: offer._id }, data: { companyId, userId: buyer.id } });
  const recipients = async (mail: Mail) => {
    const composed = await composeMail(
      db,
      { mail, queuedAt: new Date() },
      { appUrl: "https://shop.example.com" },
    );
    const { to, cc = [], text = "" } = composed ?? {};
    return { to: [...(to ? [to] : []), ...cc].map(({ address }) => address), text };
  };
  const sent: Mail[] = [
    { template: "payment-received", orderId: id },
    { template: "offer-withdrawn", offerId: offer._id },
  ];
  const update: Mail = { template: "order-processing", orderId: id };
  expect((await recipients({ template: "payment-received", orderId: id })).to).toEqual([
    buyer.email,
  ]);
  expect((await recipients(update)).to).toEqual([]);
  await db.companyMember.delete({ where: { userId: buyer.id } });
  for (const mail of [...sent, update]) {
    expect((await recipients(mail)).to).toEqual([owner.email, approver.email]);
  }
  expect((await recipients(update)).text).toContain(orderId);
  await db.order.update({ where: { id }, data: { orderUpdates: false } });
  expect((await recipients(update)).to).toEqual([]);
});
