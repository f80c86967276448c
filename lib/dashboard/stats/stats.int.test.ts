import { describe, expect, it } from "vitest";
import { listAuditLogs } from "@/lib/audit/queries";
import { connect, type Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { testDatabase } from "@/e2e/support/database";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import type { StatCard } from "./schemas";
import { readSeries } from "./series";
import { readStatCards } from "./stat-cards";

const { db, url } = testDatabase();

/** The 21st in India, 3:30 in the afternoon; November began there on 31 October at 18:30 UTC. */
const NOW = new Date("2026-11-21T10:00:00Z");
const at = (text: string) => new Date(text);

type Cards = Record<StatCard["id"], StatCard>;

async function cards(): Promise<Cards> {
  const list = await readStatCards(db, NOW);
  return Object.fromEntries(list.map((card) => [card.id, card])) as Cards;
}

const order = (createdAt: string, more: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
  givenOrder(db, { createdAt: at(createdAt), ...more });

const worth = (paise: number) => ({
  subtotalPaise: paise,
  shippingPaise: 0,
  taxPercent: 0,
  taxPaise: 0,
  totalPaise: paise,
});

const line = (productId: string, quantity: number, paise: number) => ({
  create: {
    position: 0,
    productId,
    name: "Carton",
    thumbnailImage: "/media/test.webp",
    pricePaise: paise / quantity,
    quantity,
    lineTotalPaise: paise,
  },
});

const person = (email: string, more: Partial<Prisma.UserCreateInput> = {}) =>
  db.user.create({ data: { name: "Asha", email, createdAt: at("2026-09-01T00:00:00Z"), ...more } });

const attempt = (timestamp: string, action: string) =>
  db.auditLog.create({
    data: {
      timestamp: at(timestamp),
      actor: "asha@example.com",
      actorName: "Asha",
      action,
      type: "authentication",
      status: "failed",
      description: "A wrong password",
    },
  });

describe("the stat cards", () => {
  it("show no change for an empty shop", async () => {
    const list = await readStatCards(db, NOW);
    expect(list.map(({ value }) => value)).toEqual([
      "₹0.00",
      ...Array<string>(7).fill("0"),
      ...Array<string>(3).fill("₹0.00"),
    ]);
    const compared = list.filter(({ id }) => id !== "low-stock" && id !== "out-of-stock");
    expect(new Set(compared.map(({ trend, change }) => `${trend} ${change}`))).toEqual(
      new Set(["neutral No change"]),
    );
  });

  it("count money from the month's first moment in India, and without cancelled orders", async () => {
    await order("2026-10-31T18:30:00Z", worth(20_000_000));
    await order("2026-11-21T09:59:00Z", worth(4_050));
    await order("2026-11-10T00:00:00Z", { ...worth(9_900_000), status: "Cancelled" });
    // Still October in India, and after the 21st, so in neither time span.
    await order("2026-10-31T18:29:59Z", worth(7_700));
    // October's first moment, and the last of its same days.
    await order("2026-09-30T18:30:00Z", worth(5_000_000));
    await order("2026-10-21T09:59:59Z", worth(5_000_000));
    await order("2026-10-21T10:00:00Z", worth(8_800));
    await order("2026-09-30T18:29:59Z", worth(6_600));
    const { revenue, orders } = await cards();
    expect(revenue).toMatchObject({
      value: "₹2,00,040.50",
      amount: 200_040.5,
      trend: "up",
      change: "+100%",
    });
    expect(orders).toMatchObject({ value: "2", trend: "neutral", change: "No change" });
  });

  it("show amounts billed and received in the month, and on the same days of the last", async () => {
    const { id: orderId } = await order("2026-10-01T00:00:00Z", worth(10_00_000_00));
    const paid = (at: string, amountPaise: number, more = {}) =>
      givenPayment(db, { orderId, amountPaise, at: new Date(at), ...more });
    const { id: first } = await paid("2026-10-21T18:29:00Z", 40_000_00);
    await paid("2026-10-21T18:30:00Z", 70_000_00);
    await paid("2026-10-31T18:30:00Z", 30_000_00);
    await paid("2026-11-21T18:29:00Z", 20_000_00);
    await paid("2026-11-20T00:00:00Z", 5_000_00, { kind: "refund" });
    const invoiceOn = { issuedOn: at("2026-10-21"), totalPaise: 60_000_00 };
    const { id: invoiceId } = await givenDocument(db, { orderId, ...invoiceOn });
    await givenDocument(db, {
      orderId,
      invoiceId,
      issuedOn: at("2026-11-01"),
      totalPaise: 10_000_00,
    });
    const { id: other } = await order("2026-11-02T00:00:00Z");
    const november = { issuedOn: at("2026-11-21"), totalPaise: 40_000_00 };
    await givenDocument(db, { orderId: other, ...november });
    expect(await cards()).toMatchObject({
      billed: { value: "₹30,000.00", amount: 30_000, change: "-50%" },
      received: { value: "₹45,000.00", change: "+13%" },
    });
    // A correction counts on the day of the mistake.
    await paid("2026-11-21T00:00:00Z", 40_000_00, { kind: "reversal", reversesId: first });
    expect((await cards()).received).toMatchObject({ amount: 45_000, change: "No earlier data" });
  });

  it("show amounts owed with a payment method, and the overdue part", async () => {
    const owing = (createdAt: string, paise: number, dueOn: string | null) =>
      order(createdAt, {
        ...worth(paise),
        paymentMethod: "bank",
        paymentDueOn: dueOn && at(dueOn),
      });
    await owing("2026-10-01T00:00:00Z", 10_000_00, "2026-11-20");
    const { id: orderId } = await owing("2026-11-05T00:00:00Z", 20_000_00, "2026-11-21");
    await owing("2026-11-06T00:00:00Z", 5_000_00, null);
    await order("2026-11-06T00:00:00Z", worth(90_000_00));
    expect((await cards()).outstanding).toMatchObject({
      value: "₹35,000.00",
      change: "+250%",
      color: "signal",
      note: "₹10,000.00 overdue",
    });
    await givenPayment(db, { orderId, amountPaise: 20_000_00 });
    await db.order.updateMany({
      where: { paymentDueOn: at("2026-11-20") },
      data: { status: "Cancelled" },
    });
    expect((await cards()).outstanding).toMatchObject({
      amount: 5_000,
      color: "kraft",
      note: "Nothing overdue",
    });
  });

  it("know how many orders waited a month ago", async () => {
    const changed = (status: "Shipped" | "Cancelled", when: string) => ({
      status,
      history: { create: { status, at: at(when), by: "Meera" } },
    });
    await order("2026-10-01T00:00:00Z");
    await order("2026-10-02T00:00:00Z", changed("Shipped", "2026-11-02T00:00:00Z"));
    await order("2026-10-02T00:00:00Z", changed("Cancelled", "2026-11-02T00:00:00Z"));
    await order("2026-10-02T00:00:00Z", changed("Shipped", "2026-10-20T00:00:00Z"));
    await order("2026-11-02T00:00:00Z", { status: "Processing" });
    expect((await cards())["open-orders"]).toMatchObject({ amount: 2, change: "-33%" });
  });

  it("count customers that are let in", async () => {
    await person("one@example.com");
    await person("two@example.com", { createdAt: at("2026-11-03T00:00:00Z") });
    await person("three@example.com", { deactivatedAt: at("2026-11-03T00:00:00Z") });
    await person("four@example.com", { deactivatedAt: at("2026-10-03T00:00:00Z") });
    await person("admin@example.org", { role: "admin" });
    expect((await cards()).customers).toMatchObject({ value: "2", change: "No change" });
  });

  it("compare the products of the shop, and count those that are low, by their rows", async () => {
    const createdAt = at("2026-09-01T00:00:00Z");
    const given = (more: Partial<Prisma.ProductUncheckedCreateInput>) =>
      givenProduct(db, { createdAt, ...more });
    await given({ stockCount: 15 });
    await given({ stockCount: 400 });
    await given({ stockCount: 0, forSale: false });
    await given({ stockCount: 0, createdAt: at("2026-11-07T00:00:00Z") });
    await given({ stockCount: 0, createdAt: at("2026-10-20T18:30:00Z") });
    await given({ stockCount: 0, forSale: false, draft: true });
    await given({ deletedAt: at("2026-10-20T18:30:00Z") });
    await given({ deletedAt: at("2026-10-20T18:29:59Z") });
    await given({ deletedAt: at("2026-11-08T00:00:00Z"), draft: true });
    const { products, "low-stock": low, "out-of-stock": out } = await cards();
    // A month ago: the first three, and the one that was archived after the 21st had begun.
    expect(products).toMatchObject({ amount: 5, change: "+25%" });
    const unknown = { trend: "neutral", change: "No earlier data", color: "signal" };
    expect(low).toMatchObject({ amount: 1, ...unknown });
    expect(out).toMatchObject({ amount: 2, ...unknown });
  });

  it("count wrong passwords and codes of 30 days, as the log finds them", async () => {
    await attempt("2026-11-21T09:00:00Z", "Login Failed");
    await attempt("2026-10-22T10:00:00Z", "Second Factor Failed");
    await attempt("2026-10-22T09:59:59Z", "Login Failed");
    await attempt("2026-09-01T00:00:00Z", "Login Failed");
    await attempt("2026-11-20T00:00:00Z", "Access Denied");
    await attempt("2026-11-20T00:00:00Z", "Password Check Failed");
    expect((await cards())["failed-logins"]).toMatchObject({ amount: 3, change: "+200%" });
    const { total } = await listAuditLogs(db, {
      q: "failed",
      type: "authentication",
      status: "failed",
      since: "2026-10-22T10:00:00Z",
      limit: 1,
    });
    expect(total).toBe(3);
  });
});

describe("the series", () => {
  it("put an order on its day and month in India", async () => {
    await order("2026-11-20T18:30:00Z", worth(10_050));
    await order("2026-11-20T18:29:59Z", worth(20_000));
    await order("2026-11-20T12:00:00Z", { ...worth(99_900), status: "Cancelled" });
    await order("2025-11-30T18:30:00Z", worth(30_000));
    await order("2025-11-30T18:29:59Z", worth(40_000));
    const { days, months } = await readSeries(db, NOW);
    expect(days.slice(-2)).toEqual([
      { day: "2026-11-20", revenue: 200, orders: 1 },
      { day: "2026-11-21", revenue: 100.5, orders: 1 },
    ]);
    expect(months[0]).toEqual({ month: "2025-12", revenue: 300, orders: 1 });
    expect(months.at(-1)).toEqual({ month: "2026-11", revenue: 300.5, orders: 2 });
  });

  it("add up what was sold of each category, also of products that have left", async () => {
    const { id: box } = await givenProduct(db, { category: "Boxes", deletedAt: NOW });
    const { id: cup } = await givenProduct(db, { category: "Cups & Lids" });
    await order("2026-11-20T00:00:00Z", { lines: line(box, 2, 50_000) });
    await order("2026-03-20T00:00:00Z", { lines: line(cup, 5, 90_000) });
    await order("2026-11-19T00:00:00Z", { lines: line(cup, 1, 20_000) });
    await order("2026-11-19T00:00:00Z", { lines: line(cup, 9, 72_000), status: "Cancelled" });
    await order("2026-11-18T00:00:00Z");
    expect((await readSeries(db, NOW)).categories).toEqual({
      days: [
        { category: null, revenue: 900, packs: 2 },
        { category: "Boxes", revenue: 500, packs: 2 },
        { category: "Cups & Lids", revenue: 200, packs: 1 },
      ],
      months: [
        { category: "Cups & Lids", revenue: 1100, packs: 6 },
        { category: null, revenue: 900, packs: 2 },
        { category: "Boxes", revenue: 500, packs: 2 },
      ],
    });
  });
});

describe("what the figures cost", () => {
  /** Counts the statements that `read` sends, which must not depend on the number of rows. */
  async function statements(read: (db: Db) => Promise<unknown>): Promise<number> {
    const counted = connect(url, 1);
    let count = 0;
    const listening = counted.$extends({
      query: {
        $allOperations: ({ args, query }) => {
          count += 1;
          return query(args);
        },
      },
    });
    try {
      await read(listening as unknown as Db);
    } finally {
      await counted.$disconnect();
    }
    return count;
  }

  it("is seven statements for the cards and two for the series", async () => {
    for (const day of ["01", "05", "09"]) await order(`2026-11-${day}T06:00:00Z`);
    expect(await statements((counted) => readStatCards(counted, NOW))).toBe(7);
    expect(await statements((counted) => readSeries(counted, NOW))).toBe(2);
  });
});
