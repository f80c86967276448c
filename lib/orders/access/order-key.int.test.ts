import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct, givenUser } from "@/e2e/steps/factories";
import { FROM, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { placeOrder } from "../place/place-order";
import { findOrder } from "../read/queries";
import { renewOrderKey } from "./renew-order-key";

const { db } = testDatabase();
const { optionsFor, order } = orderSteps(db);
const { mails } = orderDeskSteps(db);

const DAY_MS = 24 * 60 * 60 * 1000;
const open = (id: string, key: string) =>
  findOrder(db, id, { identity: { state: "visitor" }, key });
const readKey = (id: string) =>
  db.order.findUniqueOrThrow({ where: { id }, select: { accessKey: true, keyExpiresAt: true } });
const renew = (orderId: string, email = "asha@example.com") =>
  renewOrderKey({ db, orderId, email, ipAddress: FROM });

describe("an order's key", () => {
  it("works for 90 days from the order, and opens nothing after them", async () => {
    const { id } = await givenProduct(db);
    const placed = await order({ lines: [{ product: id, quantity: 1 }] });
    const { keyExpiresAt } = await readKey(placed.id);
    expect(Math.round((keyExpiresAt.getTime() - Date.now()) / DAY_MS)).toBe(90);
    const opened = await open(placed.id, placed.accessKey);
    expect(opened?.id).toBe(placed.id);
    expect(JSON.stringify(opened)).not.toContain(placed.accessKey);
    await db.order.update({ where: { id: placed.id }, data: { keyExpiresAt: new Date() } });
    expect(await open(placed.id, placed.accessKey)).toBeNull();
  });

  it("is replaced by the one of a new link, for 90 days more", async () => {
    const { id, orderId, accessKey } = await givenOrder(db, { keyExpiresAt: new Date(1_000) });
    await renew(orderId);
    const renewed = await readKey(id);
    expect(renewed.accessKey).toHaveLength(43);
    expect(Math.round((renewed.keyExpiresAt.getTime() - Date.now()) / DAY_MS)).toBe(90);
    expect(await open(id, accessKey)).toBeNull();
    expect(await open(id, renewed.accessKey)).not.toBeNull();
    expect(await mails()).toEqual(["order-key"]);
    expect(await auditEntries(db)).toMatchObject([{ action: "Order Link Created" }]);
  });

  it.each([
    ["another address", (number: string) => renew(number, "ravi@example.com")],
    ["another number", () => renew("KLN-000000-AAAAAA")],
  ])("is left alone when asked for with %s", async (_what, ask) => {
    const { id, orderId, accessKey } = await givenOrder(db);
    await ask(orderId);
    expect((await readKey(id)).accessKey).toBe(accessKey);
    expect(await mails()).toEqual([]);
    expect(await db.auditLog.count()).toBe(0);
  });

  it("is left alone once the account that ordered was deleted, no matter who has its mailbox now", async () => {
    const { id: userId } = await givenUser(db, { email: "asha@example.com" });
    const { id, orderId, accessKey } = await givenOrder(db, { userId });
    await db.order.update({ where: { id }, data: { ownerDeletedAt: new Date() } });
    await db.user.delete({ where: { id: userId } });
    await givenUser(db, { email: "asha@example.com" });
    await renew(orderId);
    expect((await readKey(id)).accessKey).toBe(accessKey);
    expect(await mails()).toEqual([]);
    expect(await db.auditLog.count()).toBe(0);
  });

  it("is kept when its address has been sent as many mails as it may get", async () => {
    const { id, orderId } = await givenOrder(db, { emailProven: true });
    for (let turn = 0; turn < 8; turn += 1) await renew(orderId);
    const { accessKey } = await readKey(id);
    await Promise.all([renew(orderId), renew(orderId)]);
    expect((await readKey(id)).accessKey).toBe(accessKey);
    expect(await mails()).toHaveLength(8);
  });

  it("is a working one in the answer to a repeated order", async () => {
    const { id } = await givenProduct(db);
    const options = await optionsFor({ lines: [{ product: id, quantity: 1 }], key: "once" });
    const first = await placeOrder(options);
    await renew(first.orderId, options.request.email);
    const again = await placeOrder(options);
    expect(again.orderId).toBe(first.orderId);
    expect(await open(again.id, again.accessKey)).not.toBeNull();
  });
});
