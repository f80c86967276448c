import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode } from "@/e2e/steps/account-steps";
import { shiftAttempts } from "@/e2e/steps/limit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { listAllOrders } from "../../read/admin-list";
import { acceptOrder, confirmOrder, confirmationToken } from "../../access/confirm-order";
import { placeOrder } from "../place-order";
import { proveOwnOrders } from "../../access/prove-own-orders";

const { db } = testDatabase();
const { order, optionsFor } = orderSteps(db);
const { advance, stockOf, cancel } = orderDeskSteps(db);

let buyers = 0;
/** An order of an unknown guest from a new IP address. */
async function guestOrder(product: string, quantity: number, request: Partial<Wish> = {}) {
  buyers += 1;
  const email = `guest${buyers}@example.in`;
  const ipAddress = `198.51.100.${buyers % 250}`;
  return order({ lines: [{ product, quantity }], email, ipAddress, ...request });
}

const guest = { userId: null, identifier: "guest@example.in", name: "Asha (not signed in)" };

async function confirm({ id }: { id: string }, token?: string): Promise<void> {
  const row = await db.order.findUniqueOrThrow({ where: { id } });
  const by = { actor: guest, ipAddress: FROM };
  await confirmOrder({ db, order: { id }, token: token ?? confirmationToken(row), ...by });
}

const accept = (id: string) => acceptOrder({ db, id, actor: meera, ipAddress: FROM });
const readProof = async (id: string) =>
  db.order.findUniqueOrThrow({ where: { id }, select: { proof: true, emailProven: true } });

describe("stock held by unverified orders", () => {
  it("is limited to half for every buyer", async () => {
    const { id } = await givenProduct(db, { stockCount: 10 });
    await guestOrder(id, 3);
    await guestOrder(id, 2);
    const refusal = await readRefusal(guestOrder(id, 1));
    expect(refusal).toMatchObject({ code: "out_of_stock" });
    expect(refusal.message).toContain("cannot be ordered now");
    expect(refusal.message).toContain("Sign in");
    expect(refusal.details.extra).toHaveProperty("quote.lines.0.stockCount", 5);
    expect(await stockOf(id)).toBe(5);
  });

  it("is limited for one invented address over six products", async () => {
    const products = await Promise.all(
      Array.from({ length: 6 }, () => givenProduct(db, { stockCount: 40 })),
    );
    const lines = products.map(({ id }) => ({ product: id, quantity: 40 }));
    expect((await readRefusal(order({ lines }))).message).toContain("at most 20 of");
    await order({ lines: lines.map((line) => ({ ...line, quantity: 20 })) });
    for (const { id } of products) expect(await stockOf(id)).toBe(20);
  });

  it("stays within the limit under a burst", async () => {
    const { id } = await givenProduct(db, { stockCount: 20 });
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => guestOrder(id, 1)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await stockOf(id)).toBe(10);
  });

  it("follows the owner's setting", async () => {
    const { id } = await givenProduct(db, { stockCount: 10 });
    await givenSetting(db, "unprovenStockShare", "100");
    await guestOrder(id, 9);
    await givenSetting(db, "unprovenStockShare", "0");
    expect((await readRefusal(guestOrder(id, 1))).code).toBe("out_of_stock");
  });

  it("leaves the rest to verified customers", async () => {
    const { id } = await givenProduct(db, { stockCount: 10 });
    await guestOrder(id, 5);
    await guestOrder(id, 5, { proven: true });
    expect(await stockOf(id)).toBe(0);
  });

  it.each([
    ["confirmed", (placed: { id: string }) => confirm(placed)],
    ["accepted", ({ id }: { id: string }) => accept(id)],
    ["put into production", ({ id }: { id: string }) => advance(id, { status: "Processing" })],
    ["cancelled", (placed: { id: string }) => cancel(placed)],
  ] as const)("is released once an order is %s", async (_how, settle) => {
    const { id } = await givenProduct(db, { stockCount: 20 });
    const placed = await guestOrder(id, 10);
    expect((await readRefusal(guestOrder(id, 4))).code).toBe("out_of_stock");
    await settle(placed);
    await guestOrder(id, 4);
  });
});

describe("the hourly number of unverified orders", () => {
  it("is limited per address block, with an IPv6 network as one", async () => {
    const { id } = await givenProduct(db, { stockCount: 1000 });
    await givenSetting(db, "unprovenOrdersPerHour", "3");
    const from = (n: number) => guestOrder(id, 1, { ipAddress: `2001:db8:0:1::${n}` });
    for (const n of [1, 2, 3]) await from(n);
    const refusal = await readRefusal(from(4));
    expect(refusal).toMatchObject({ code: "rate_limited" });
    expect(Number(refusal.details.headers?.["Retry-After"])).toBeGreaterThan(3_500);
    expect(refusal.message).toMatch(/Sign in .* try again in \d+ minutes/);
    await guestOrder(id, 1, { ipAddress: "2001:db8:0:2::1" });
    await guestOrder(id, 1, { ipAddress: "2001:db8:0:1::5", proven: true });
    await shiftAttempts(db, 3600);
    await from(6);
  });

  it("is five per mailbox, however it is spelled", async () => {
    const { id } = await givenProduct(db, { stockCount: 1000 });
    const to = (n: number) => guestOrder(id, 1, { email: `asha+${n}@example.in` });
    for (const n of [1, 2, 3, 4, 5]) await to(n);
    expect((await readRefusal(to(6))).code).toBe("rate_limited");
  });

  it("counts neither refused orders nor repeated requests", async () => {
    const { id } = await givenProduct(db, { stockCount: 1000 });
    const lines = [{ product: id, quantity: 1 }];
    for (let turn = 0; turn < 7; turn += 1) {
      expect((await readRefusal(order({ lines, totalAmount: 1 }))).code).toBe("price_changed");
    }
    const options = await optionsFor({ lines, key: "once" });
    for (let turn = 0; turn < 7; turn += 1) await placeOrder(options);
    expect(await db.order.count()).toBe(1);
  });
});

describe("an unverified order", () => {
  it("is confirmed by the token in its mail, which the order's response does not contain", async () => {
    const { id } = await givenProduct(db);
    const placed = await guestOrder(id, 1);
    for (const token of [placed.accessKey, placed.id, "nonsense"]) {
      expect(await readCode(confirm(placed, token))).toBe("invalid_token");
    }
    expect(await readProof(placed.id)).toEqual({ proof: null, emailProven: false });
    await Promise.all([confirm(placed), confirm(placed), confirm(placed)]);
    expect(await readProof(placed.id)).toEqual({ proof: "link", emailProven: true });
    const entries = await auditEntries(db, { action: "Order Confirmed" });
    expect(entries).toMatchObject([{ actorName: "Asha (not signed in)", ipAddress: FROM }]);
  });

  it("has a token of its own", async () => {
    const { id } = await givenProduct(db);
    const [mine, other] = [await guestOrder(id, 1), await guestOrder(id, 1)];
    const token = confirmationToken(await db.order.findUniqueOrThrow({ where: { id: mine.id } }));
    expect(await readCode(confirm(other, token))).toBe("invalid_token");
  });

  it("is accepted by the owner, which does not verify the email", async () => {
    const { id } = await givenOrder(db);
    await Promise.all([accept(id), accept(id)]);
    expect(await readProof(id)).toEqual({ proof: "owner", emailProven: false });
    expect(await db.auditLog.count({ where: { action: "Order Accepted" } })).toBe(1);
    await confirm({ id });
    expect(await readProof(id)).toEqual({ proof: "owner", emailProven: true });
  });

  it("is neither confirmed nor accepted after its cancellation", async () => {
    const { id } = await givenOrder(db, { status: "Cancelled" });
    expect(await readCode(confirm({ id }))).toBe("invalid_transition");
    expect(await readCode(accept(id))).toBe("invalid_transition");
  });

  it("is verified when the account that placed it verifies its email", async () => {
    const user = await db.user.create({ data: { name: "Asha", email: "asha@example.com" } });
    const own = await givenOrder(db, {
      userId: user.id,
      history: { create: { status: "Pending", by: "Asha", userId: user.id } },
    });
    const strangers = await givenOrder(db, { userId: user.id });
    await db.$transaction((tx) => proveOwnOrders(tx, user));
    expect(await readProof(own.id)).toEqual({ proof: "account", emailProven: true });
    expect(await readProof(strangers.id)).toEqual({ proof: null, emailProven: false });
  });

  it("is listed as unconfirmed for admins", async () => {
    const unconfirmed = await givenOrder(db);
    await givenOrder(db, { proof: "owner" });
    await givenOrder(db, { status: "Cancelled" });
    const page = await listAllOrders(db, { status: "Unconfirmed", limit: 10 });
    expect(page.items).toMatchObject([{ id: unconfirmed.id, proof: null }]);
    expect(page).toMatchObject({ total: 1, all: 3 });
  });
});
