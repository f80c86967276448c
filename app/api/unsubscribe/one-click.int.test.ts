import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { unsubscribeText } from "@/lib/messaging/newsletter/links";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { newsletterSteps } from "@/e2e/steps/newsletter-steps";
import { orderDeskSteps, TRACKING } from "@/e2e/steps/order-admin-steps";
import { closeOutboxes, readMails, queueMails, startOutbox } from "@/e2e/support/outbox";
import { GET, POST } from "./route";

const database = testDatabase();
const { db } = database;
const { registerAsha } = accountSteps(db);
const { rowOf, subscribe, ask, leave } = newsletterSteps(db);
const { advance, cancel } = orderDeskSteps(db);

closeOutboxes();

const params = { params: Promise.resolve({}) };

/** The request of a mail provider (RFC 8058): a form, without cookie, origin or authentication. */
const oneClick = (address: string, body = "List-Unsubscribe=One-Click") =>
  POST(
    new NextRequest(address, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
    }),
    params,
  );

interface Headers {
  headers: { key: string; value: string }[];
}

const header = ({ headers }: Headers, name: string) =>
  headers.find(({ key }) => key === name)?.value;

/** The address in an email's one-click header, which RFC 8058 requires to be https. */
function oneClickAddress(mail: Headers): string {
  expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const [, address = ""] =
    /^<(https:\/\/shop\.example\/\S+)>$/.exec(header(mail, "list-unsubscribe") ?? "") ?? [];
  return address;
}

describe("the one-click header of the newsletter's mail", () => {
  it("ends it by one request, and by a second one again", async () => {
    await ask("guest@example.in");
    const [mail] = await readMails(await startOutbox(database), 1);
    const address = oneClickAddress(mail as Headers);
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await oneClick(address);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ list: "newsletter" });
    }
    expect((await rowOf("guest@example.in")).state).toBe("unsubscribed");
    expect(await db.auditLog.count({ where: { action: "Newsletter Ended" } })).toBe(1);
  });

  it("leads a reader to the page, and ends nothing on the way", async () => {
    const { id } = await subscribe("guest@example.in");
    const link = unsubscribeText("newsletter", id);
    const address = `https://shop.example/api/unsubscribe?link=${encodeURIComponent(link)}`;
    const answer = await GET(new NextRequest(address), params);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`/unsubscribe?link=${encodeURIComponent(link)}`);
    expect((await rowOf("guest@example.in")).state).toBe("confirmed");
  });

  it("takes any body, and no link but its own", async () => {
    const { id } = await subscribe("guest@example.in");
    const link = unsubscribeText("newsletter", id);
    const [list, , mac] = link.split(".");
    const other = await subscribe("other@example.in");
    for (const wrong of ["x", `orders.${id}.${mac}`, `${list}.${other.id}.${mac}`, `${link}A`]) {
      const answer = await oneClick(`https://shop.example/api/unsubscribe?link=${wrong}`);
      expect(answer.status, wrong).toBe(400);
    }
    const answer = await oneClick(`https://shop.example/api/unsubscribe?link=${link}`, "{");
    expect(answer.status).toBe(200);
    expect((await rowOf("other@example.in")).state).toBe("confirmed");
  });
});

describe("mails about the status of an order", () => {
  it("alone carry the header; one press ends them for a guest, and cancelling is still told", async () => {
    const order = await givenOrder(db, { email: "guest@example.in", emailProven: true });
    const second = await givenOrder(db, { email: "guest@example.in", emailProven: true });
    await queueMails(
      db,
      { template: "order-confirmation", orderId: order.id },
      { template: "new-order", orderId: order.id },
    );
    await advance(order.id, { status: "Processing" });
    await advance(order.id, { status: "Shipped", tracking: TRACKING });
    const folder = await startOutbox(database);
    const mails = await readMails(folder, 4);
    const told = mails.filter(({ subject }) => /production|on its way/.test(subject ?? ""));
    expect(told).toHaveLength(2);
    for (const mail of mails.filter((other) => !told.includes(other))) {
      expect(header(mail as Headers, "list-unsubscribe")).toBeUndefined();
    }
    const [first] = told;
    expect(first?.text).toMatch(/Stop emails about order status:\s+https:\/\/shop\.example\//);
    const answer = await oneClick(oneClickAddress(first as Headers));
    expect(await answer.json()).toEqual({ list: "orders" });
    await advance(order.id, { status: "Delivered" });
    await advance(second.id, { status: "Processing" });
    const third = await givenOrder(db, { email: "guest@example.in", orderUpdates: false });
    await cancel(third);
    const after = await readMails(folder, 5);
    expect(after.map(({ subject }) => subject)).toContain(`Order ${third.orderId} cancelled`);
  });

  it("end by the account's own setting, also those that wait in the queue", async () => {
    await registerAsha();
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    const order = await givenOrder(db, { email: EMAIL, userId, emailProven: true });
    await advance(order.id, { status: "Processing" });
    await leave("orders", order.id);
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      orderUpdates: false,
    });
    expect(await db.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
      orderUpdates: true,
    });
    await cancel(await givenOrder(db, { email: EMAIL, userId, emailProven: true }));
    const mails = await readMails(await startOutbox(database), 2);
    expect(mails.map(({ subject }) => subject?.replace(/KLN\S+/, "…")).sort()).toEqual([
      "Confirm your email address",
      "Order … cancelled",
    ]);
  });
});
