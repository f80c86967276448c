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

/** A mail provider's request (RFC 8058): a form, without cookie, origin or authentication. */
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

/** The URL in an email's one-click header, which RFC 8058 requires to be https. */
function oneClickAddress(mail: Headers): string {
  expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const [, address = ""] =
    /^<(https:\/\/shop\.example\/\S+)>$/.exec(header(mail, "list-unsubscribe") ?? "") ?? [];
  return address;
}

describe("the one-click header of the newsletter", () => {
  it("unsubscribes by one request, also when repeated", async () => {
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

  it("redirects a reader to the page, without unsubscribing", async () => {
    const { id } = await subscribe("guest@example.in");
    const link = unsubscribeText("newsletter", id);
    const address = `https://shop.example/api/unsubscribe?link=${encodeURIComponent(link)}`;
    const answer = await GET(new NextRequest(address), params);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`/unsubscribe?link=${encodeURIComponent(link)}`);
    expect((await rowOf("guest@example.in")).state).toBe("confirmed");
  });

  it("accepts any body, and only its own link", async () => {
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

describe("emails about the status of an order", () => {
  it("alone have the header; one press ends them for a guest, but not a cancellation notice", async () => {
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

  it("end by the account's setting, including queued ones", async () => {
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
