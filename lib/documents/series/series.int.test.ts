import { extractText } from "unpdf";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { recordDispatch } from "@/lib/fulfilment/dispatches/record-dispatch";
import { takeBackDispatch } from "@/lib/fulfilment/dispatches/take-back-dispatch";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { financialYearCode, getFinancialYear } from "../document-number";
import { packingSlips } from "../pdf/parcel-documents";
import { listSeries } from "./series";
import { startSeries } from "./start-series";
import { issueNumber } from "../issue-number";

const { db, url } = testDatabase();
const { invoice } = documentSteps(db);

/** Twenty connections, with timeouts for a busy machine. */
const crowd = connect(url, 20, { connecting: 120_000, answering: 120_000 });
afterAll(() => crowd.$disconnect());
afterEach(() => {
  vi.useRealTimers();
});

/** Midnight in India at the start of the financial year. */
const NEW_YEAR = Date.parse("2027-03-31T18:30:00.000Z");

/** Moments from a minute before midnight to a minute after it, alternating between the two sides. */
const toMoment = (index: number, of: number) =>
  new Date(NEW_YEAR + (index % 2 === 0 ? -1 : 1) * Math.ceil(((index + 1) * 60_000) / of));

async function givenOrders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await givenOrder(db)).id);
  return ids;
}

const documents = () =>
  db.orderDocument.findMany({ orderBy: [{ financialYear: "asc" }, { serial: "asc" }] });

describe("120 invoices issued in parallel over midnight of 31 March", () => {
  it("have no gap and no repeat, each in its year, in the order of their dates", async () => {
    const ids = await givenOrders(120);
    const { invoice: issue } = documentSteps(crowd);
    await Promise.all(ids.map((id, index) => issue(id, toMoment(index, ids.length))));
    const rows = await documents();
    expect(new Set(rows.map(({ number }) => number)).size).toBe(120);
    for (const year of [2026, 2027]) {
      const inYear = rows.filter(({ financialYear }) => financialYear === year);
      expect(inYear.map(({ serial }) => serial)).toEqual(
        Array.from({ length: 60 }, (_, index) => index + 1),
      );
      for (const { issuedAt, issuedOn } of inYear) {
        expect(getFinancialYear(issuedAt)).toBe(year);
        expect(issuedOn).toEqual(new Date(year === 2026 ? "2027-03-31" : "2027-04-01"));
      }
      const times = inYear.map(({ issuedAt }) => issuedAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  }, 180_000);
});

describe("a series", () => {
  it("has no gap after a failed transaction", async () => {
    const [first = "", second = ""] = await givenOrders(2);
    const at = new Date("2026-11-22T06:00:00Z");
    await invoice(first, at);
    const failing = db.$transaction(async (tx) => {
      const { number } = await issueNumber(tx, {
        kind: "invoice",
        prefix: "",
        at,
        regime: "flat",
        isUnderGst: false,
      });
      throw new Error(`${number} was taken`);
    });
    await expect(failing).rejects.toThrow("2627-00002 was taken");
    expect((await invoice(second, at)).number).toBe("2627-00002");
  });

  it("continues under another prefix of the owner", async () => {
    const [first = "", second = ""] = await givenOrders(2);
    const at = new Date("2026-11-22T06:00:00Z");
    await invoice(first, at);
    await givenSetting(db, "invoicePrefix", "KLN/");
    expect((await invoice(second, at)).number).toBe("KLN/2627-00002");
  });

  it("never dates a document before its predecessor", async () => {
    const [first = "", second = "", third = ""] = await givenOrders(3);
    await invoice(first, new Date("2026-11-22T06:00:00Z"));
    expect((await invoice(second, new Date("2026-11-20T06:00:00Z"))).issuedOn).toEqual(
      new Date("2026-11-22"),
    );
    expect((await invoice(third, new Date("2026-03-31T06:00:00Z"))).number).toBe("2526-00001");
  });
});

describe("a series that continues from other books", () => {
  const AT = new Date("2026-11-22T06:00:00Z");
  const start = (next: number, kind: "invoice" | "credit_note" = "invoice") =>
    startSeries({ db, kind, next, at: AT, actor: meera, ipAddress: FROM });

  it("begins with the given number, which is audited once", async () => {
    expect(await start(212)).toEqual({
      kind: "invoice",
      year: "2026-27",
      next: 212,
      number: "2627-00212",
      open: true,
    });
    await start(212);
    await start(18, "credit_note");
    const [first = ""] = await givenOrders(1);
    expect((await invoice(first, AT)).number).toBe("2627-00212");
    expect(await listSeries(db, AT)).toMatchObject([
      { kind: "invoice", next: 213, number: "2627-00213", open: false },
      { kind: "credit_note", next: 18, number: "2627C00018", open: true },
    ]);
    const entries = await auditEntries(db, { action: "Paper Numbers Updated" });
    expect(entries.map(({ description }) => description)).toEqual([
      "The next invoice of 2026-27 is 2627-00212",
      "The next credit note of 2026-27 is 2627C00018",
    ]);
  });

  it("can be moved until its first document, and restarts in the next year", async () => {
    await start(212);
    expect((await start(7)).number).toBe("2627-00007");
    const [first = "", second = ""] = await givenOrders(2);
    await invoice(first, AT);
    const refusal = await readRefusal(start(300));
    expect(refusal).toMatchObject({
      code: "series_begun",
      message: "The invoices of 2026-27 are numbered already. The next one is 2627-00008.",
    });
    expect((await invoice(second, new Date(NEW_YEAR))).number).toBe("2728-00001");
  });

  it("cannot be moved during the issue of an invoice", async () => {
    const [first = ""] = await givenOrders(1);
    const results = await Promise.allSettled([invoice(first, AT), start(500)]);
    const issued = await db.orderDocument.findFirstOrThrow();
    const { next } = (await listSeries(db, AT))[0] ?? { next: 0 };
    expect(results[0].status).toBe("fulfilled");
    expect(next).toBe(issued.serial + 1);
    expect([1, 500]).toContain(issued.serial);
  });
});

describe("the delivery challans of replacements", () => {
  async function givenReplacements(count: number) {
    const made = [];
    for (let n = 0; n < count; n += 1) {
      const order = await givenOrder(db, {
        isReplacement: true,
        status: "Processing",
        proof: "owner",
        discountPaise: 90_000,
        shippingPaise: 0,
        taxPaise: 0,
        totalPaise: 0,
      });
      made.push({ id: order.id, line: order.lines[0]?.id ?? "" });
    }
    return made;
  }
  const send = (at: PrismaClient, { id, line }: { id: string; line: string }) =>
    recordDispatch({
      db: at,
      id,
      request: { lines: [{ line, quantity: 1 }] },
      actor: meera,
      ipAddress: FROM,
    });
  const numbers = async () => {
    const rows = await db.deliveryChallan.findMany({ orderBy: { serial: "asc" } });
    return rows.map(({ number }) => number);
  };

  it("are numbered without gap or repeat, in parallel, next to the invoices", async () => {
    await givenSetting(db, "invoicePrefix", "KLNPAC");
    const [order = ""] = await givenOrders(1);
    const replacements = await givenReplacements(12);
    await Promise.all([
      ...replacements.map((each) => send(crowd, each)),
      documentSteps(crowd).invoice(order, new Date()),
    ]);
    const code = financialYearCode(getFinancialYear(new Date()));
    const expected = replacements.map(
      (_, index) => `KLNPAC${code}H${String(index + 1).padStart(5, "0")}`,
    );
    expect(await numbers()).toEqual(expected);
    expect(Math.max(...expected.map(({ length }) => length))).toBe(16);
    expect((await documents()).map(({ number }) => number)).toEqual([`KLNPAC${code}-00001`]);
  }, 60_000);

  it("keep the number of a reverted dispatch, and restart in April", async () => {
    const [one, other, third] = await givenReplacements(3);
    if (!one || !other || !third) throw new Error("They are three.");
    vi.useFakeTimers({ toFake: ["Date"], now: NEW_YEAR - 60_000 });
    const wrong = await send(db, one);
    const by = { actor: meera, ipAddress: FROM, reason: "It is still here" };
    await takeBackDispatch({ db, id: one.id, dispatch: wrong, ...by });
    await send(db, other);
    vi.setSystemTime(NEW_YEAR + 60_000);
    await send(db, third);
    vi.useRealTimers();
    expect((await numbers()).toSorted()).toEqual(["2627H00001", "2627H00002", "2728H00001"]);
    const live = await db.deliveryChallan.findMany({
      where: { dispatchId: { not: null } },
      orderBy: { issuedAt: "asc" },
    });
    expect(live.map(({ number, orderId }) => [number, orderId])).toEqual([
      ["2627H00002", other.id],
      ["2728H00001", third.id],
    ]);
    const slips = await packingSlips(db, [other.id, one.id]);
    const { text } = await extractText(new Uint8Array(slips.content));
    expect(text[0]).toMatch(/Delivery challan[^]*2627H00002/);
    expect(text[1]).not.toContain("challan");
  });
});
