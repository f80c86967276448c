import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { orderListSteps } from "@/e2e/steps/order-list-steps";
import { listAllOrders } from "./admin-list";
import type { AdminOrderListQuery } from "../admin-schemas";
import { listedOrderAnswer } from "./order-answer";

const { db } = testDatabase();
const { givenThree, givenMany } = orderListSteps(db);

const list = (query: Partial<AdminOrderListQuery> = {}) =>
  listAllOrders(db, { limit: 50, ...query });

const found = async (query: Partial<AdminOrderListQuery>) =>
  (await list(query)).items.map(({ orderId }) => orderId).toSorted();

describe("a search with very many matches", () => {
  it("is not fully counted, but has the same pages as a counted one", async () => {
    await givenMany(10);
    const query = { q: "kraft MAILER", limit: 4 };
    const whole = await list({ ...query, limit: 50 });
    expect(whole).toMatchObject({ total: 10, all: 10 });
    expect(whole.isAtLeast).toBeFalsy();
    const first = await listAllOrders(db, query, { most: 3 });
    expect(first).toMatchObject({ total: 3, isAtLeast: true, all: 10 });
    const second = await listAllOrders(
      db,
      { ...query, cursor: first.nextCursor ?? "" },
      { most: 3 },
    );
    const shown = [...first.items, ...second.items].map(({ orderId }) => orderId);
    expect(shown).toEqual(whole.items.slice(0, 8).map(({ orderId }) => orderId));
    const last = await listAllOrders(
      db,
      { ...query, cursor: second.nextCursor ?? "" },
      { most: 3 },
    );
    expect(last).toMatchObject({ total: 10, items: [{}, {}], nextCursor: null });
  });

  it("is counted as before with another filter, and up to the bound", async () => {
    await givenMany(10);
    const filtered = await listAllOrders(
      db,
      { q: "kraft mailer", status: "Pending", limit: 4 },
      { most: 3 },
    );
    expect(filtered.total).toBe(10);
    expect((await listAllOrders(db, { q: "kraft", limit: 4 }, { most: 10 })).total).toBe(10);
  });
});

describe("the admin's list of orders", () => {
  it.each<[Partial<AdminOrderListQuery>, string[]]>([
    [{}, ["A", "B", "C"]],
    [{ q: "261102-bbb" }, ["B"]],
    [{ q: "261102-bbb%" }, []],
    [{ q: "kln-261102-BBBBBB ravi" }, ["B"]],
    [{ q: "1102-bbb 261102" }, []],
    [{ q: "RAVI" }, ["B"]],
    [{ q: "crafts.EXAMPLE" }, ["B"]],
    [{ q: "chennai" }, ["B"]],
    [{ q: "paper tape" }, ["B"]],
    [{ q: "kraft mailer" }, ["A", "C"]],
    [{ q: "100%" }, ["B"]],
    [{ q: "ravi_k" }, ["B"]],
    [{ q: "_" }, ["B"]],
    [{ q: "\\" }, []],
    [{ q: "' OR 1=1 --" }, []],
    [{ status: "Shipped" }, ["B"]],
    [{ status: "Open" }, ["A", "C"]],
    [{ status: "Pending", q: "asha" }, ["A", "C"]],
    [{ status: "Shipped", q: "asha" }, []],
    [{ from: "2026-11-03" }, ["B", "C"]],
    [{ to: "2026-11-03" }, ["A", "B"]],
    [{ from: "2026-11-02", to: "2026-11-02" }, []],
    [{ from: "", to: "" }, ["A", "B", "C"]],
    [{ customerOf: "KLN-261104-CCCCCC" }, ["A", "C"]],
    [{ customerOf: "KLN-261102-BBBBBB" }, ["B"]],
    [{ customerOf: "KLN-261104-CCCCCC", status: "Shipped" }, []],
    [{ customerOf: "nothing' OR 1=1" }, []],
    [{ customerOf: "" }, ["A", "B", "C"]],
  ])("finds by %j", async (query, letters) => {
    await givenThree();
    expect((await found(query)).map((orderId) => orderId.slice(-1))).toEqual(letters);
    const { total, all } = await list(query);
    expect({ total, all }).toEqual({ total: letters.length, all: 3 });
  });

  it("matches a customer by the whole address, not by the end of another", async () => {
    const { id } = await givenOrder(db, { email: "rao@shop.example" });
    await givenOrder(db, { email: "asha.rao@shop.example" });
    const { items, total } = await list({ customerOf: id });
    expect(items).toMatchObject([{ id }]);
    expect(total).toBe(1);
  });

  it("counts packs of all products, and shows customer and place", async () => {
    await givenThree();
    const { items: orders } = await list({ status: "Shipped" });
    expect(orders.map(listedOrderAnswer)).toMatchObject([
      {
        itemCount: 3,
        totalAmount: 1122,
        user: { name: "Ravi 100% Crafts", email: "ravi_k@crafts.example" },
        shippingAddress: { city: "Chennai" },
      },
    ]);
  });

  it.each([{}, { q: "kraft mailer" }])(
    "returns every order once, newest first, even when many were placed at once: %j",
    async (query) => {
      await givenMany(61);
      const seen: string[] = [];
      for (let cursor: string | undefined, more = true; more;) {
        const page = await list({ ...query, limit: 10, ...(cursor ? { cursor } : {}) });
        expect(page.total).toBe(61);
        seen.push(...page.items.map(({ createdAt, id }) => `${createdAt.toISOString()} ${id}`));
        cursor = page.nextCursor ?? undefined;
        more = cursor !== undefined;
      }
      expect(new Set(seen).size).toBe(61);
      expect(seen).toEqual(seen.toSorted().toReversed());
    },
  );

  it("refuses a cursor of another list", async () => {
    expect(await readCode(list({ cursor: "nonsense" }))).toBe("invalid_input");
  });
});
