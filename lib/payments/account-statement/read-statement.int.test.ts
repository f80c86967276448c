import fc from "fast-check";
import { extractText } from "unpdf";
import { describe, expect, it, vi } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { givenOrder, givenSetting, givenUser } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { readStatements } from "@/e2e/query-plans/query-count";
import { AppError } from "@/lib/base/errors";
import { dayName } from "@/lib/base/india-time";
import { readStatement } from "./read-statement";
import { statementAnswer } from "./statement-answer";
import { statementCsv } from "./statement-csv";
import { statementFile } from "./statement-document";

const { db } = testDatabase();
const { refund, takeBack, cancel, pay, givenTwoLines } = moneySteps(db);
const { dispatch, givenParts } = dispatchSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);

const today = dayName(new Date());

async function owedBy(userId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ paise: number }[]>`
    SELECT coalesce(sum("outstandingPaise"), 0)::float8 AS paise FROM orders o
    WHERE "userId" = ${userId}::uuid AND (owes(o) OR "outstandingPaise" < 0)`;
  return row?.paise ?? 0;
}

type Step = (order: { id: string; boxLine: string }, rupees: number) => Promise<unknown>;

const STEPS: Record<string, Step> = {
  pay: ({ id }, rupees) => pay(id, rupees),
  deduct: ({ id: orderId }, rupees) =>
    givenPayment(db, {
      orderId,
      amountPaise: rupees * 100,
      means: "tds",
      reference: "QBXYZAB",
      tdsSection: "194Q",
      tdsQuarter: "2026-27 Q3",
    }),
  refund: ({ id }, rupees) => refund(id, rupees),
  invoice: ({ id }) => invoice(id),
  credit: ({ id }, rupees) => credit(id, { kind: "amount", paise: rupees * 100 }),
  return: ({ id, boxLine }) =>
    takeBack(id, { lines: [{ line: boxLine, quantity: 1, restock: false }] }),
  reverse: async ({ id: orderId }) => {
    const row = await db.payment.findFirst({
      where: { orderId, kind: "receipt", reversal: null },
    });
    if (!row) return;
    const { amountPaise, means } = row;
    await givenPayment(db, { orderId, amountPaise, means, kind: "reversal", reversesId: row.id });
  },
  cancel: ({ id }) => cancel(id),
};

/** A refused step changes nothing. */
const orRefused = async (step: Promise<unknown>) => {
  await step.catch((error: unknown) => {
    const isRule = error instanceof AppError || /orders_|payments_/.test(String(error));
    if (!isRule) throw error;
  });
};

describe("the closing balance of a statement", () => {
  it("equals the database's amount owed, after any changes of orders", async () => {
    const step = fc.record({
      name: fc.constantFrom(...Object.keys(STEPS)),
      order: fc.nat({ max: 1 }),
      rupees: fc.integer({ min: 1, max: 1500 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const { id: userId } = await givenUser(db);
        const orders = [await givenTwoLines("Processing"), await givenTwoLines("Shipped")];
        const [first, second] = orders.map(({ id }) => id);
        await db.order.update({ where: { id: first }, data: { userId, paymentMethod: "account" } });
        await db.order.update({ where: { id: second }, data: { userId } });
        for (const { name, order, rupees } of steps) {
          const on = orders[order];
          if (on) await orRefused(STEPS[name]?.(on, rupees) ?? Promise.resolve());
        }
        const { closingPaise } = await readStatement(db, userId, {});
        expect(closingPaise).toBe(await owedBy(userId));
      }),
      { numRuns: 12 },
    );
  });
});

async function givenAccount() {
  await givenGst();
  const user = await givenUser(db, { name: "Asha Rao", company: "Rao = Foods", gstin: null });
  const order = await givenOrder(db, { userId: user.id, paymentMethod: "bank", proof: "owner" });
  await givenPayment(db, { orderId: order.id, amountPaise: 40_000, reference: "=UTR1" });
  const { number } = await invoice(order.id);
  return { user, order, number };
}

describe("a statement", () => {
  it("contains only its customer's records, and does not exist for an unknown one", async () => {
    const { user, order, number } = await givenAccount();
    await givenOrder(db, { paymentMethod: "bank" });
    const { id: other } = await givenUser(db);
    const answer = statementAnswer(await readStatement(db, user.id, {}));
    expect(answer).toMatchObject({
      customer: { _id: user.id, name: "Asha Rao" },
      opening: 0,
      closing: 722,
      to: today,
      rows: [
        { kind: "receipt", number: order.orderId, words: "Bank transfer =UTR1", credit: 400 },
        { kind: "invoice", number, order: order.orderId, debit: 1122, balance: 722 },
      ],
    });
    const before = { from: "2020-04-01", to: "2020-04-30" };
    expect(await readStatement(db, user.id, before)).toMatchObject({ rows: [], closingPaise: 0 });
    expect((await readStatement(db, other, {})).rows).toEqual([]);
    for (const unknown of [order.id, "me"])
      expect(await readCode(readStatement(db, unknown, {}))).toBe("not_found");
  });

  it("reads no order settled before its start, with the same opening balance", async () => {
    const { id: userId } = await givenUser(db);
    const at = new Date("2025-06-01T06:00:00Z");
    const old = { userId, paymentMethod: "account", createdAt: at } as const;
    const given = async () => {
      const { id } = await givenOrder(db, old);
      await db.orderStatusChange.updateMany({ where: { orderId: id }, data: { at } });
      return id;
    };
    const [settled, open, paidSince] = [await given(), await given(), await given()];
    await givenPayment(db, { orderId: settled, amountPaise: 112_200, at });
    await givenPayment(db, { orderId: open, amountPaise: 12_200, at });
    await givenPayment(db, { orderId: paidSince, amountPaise: 112_200 });
    const sent = await readStatements(async () => {
      const statement = await readStatement(db, userId, {});
      expect(statement).toMatchObject({ openingPaise: 212_200, closingPaise: 100_000 });
      expect(statement.rows).toMatchObject([{ kind: "receipt", creditPaise: 112_200 }]);
    });
    const values = sent.map((statement) => JSON.stringify(statement.values)).join();
    expect(values).toContain(open);
    expect(values).toContain(paidSince);
    expect(values).not.toContain(settled);
  });

  it("shows the shop the interest on late payments, once it has a Udyam number", async () => {
    const now = new Date("2026-11-28T06:00:00Z");
    const at = new Date("2026-06-01T06:00:00Z");
    const { id: userId } = await givenUser(db);
    const order = await givenOrder(db, {
      userId,
      paymentMethod: "account",
      proof: "owner",
      createdAt: at,
      paymentDueOn: new Date("2026-10-28"),
    });
    const document = await invoice(order.id, at);
    const interest = async () => (await readStatement(db, userId, {}, now)).interest;
    expect(await interest()).toEqual([]);
    await givenSetting(db, "udyamNumber", "UDYAM-HR-05-0012345");
    await givenSetting(db, "bankRates", "2025-12-05 5.50");
    // 45 days after delivery, whatever was agreed: late since 17 July, 135 days at 16.5 %, with four rests.
    expect(await interest()).toEqual([
      { order: order.orderId, invoice: document.number, from: "2026-07-17", paise: 7013 },
    ]);
    const file = await statementFile(db, await readStatement(db, userId, {}, now));
    const { text } = await extractText(new Uint8Array(file.content));
    expect(text.join(" ").replace(/\s+/g, " ")).toContain("Udyam UDYAM-HR-05-0012345");
    expect(text.join(" ").replace(/\s+/g, " ")).toContain("₹70.13 at three times the Bank Rate");
  });

  it("shows age and interest per invoice of an order with several dispatches", async () => {
    const parts = await givenParts();
    const { id: userId } = await givenUser(db);
    await db.order.update({
      where: { id: parts.id },
      data: { userId, paymentMethod: "account", createdAt: new Date("2026-06-01T06:00:00Z") },
    });
    await givenSetting(db, "udyamNumber", "UDYAM-HR-05-0012345");
    for (const [day, line, quantity] of [
      ["2026-06-01", parts.first, 7],
      ["2026-08-20", parts.second, 5],
    ] as const) {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T06:00:00Z`) });
      await dispatch(parts.id, { lines: [{ line, quantity }], invoice: true });
      vi.useRealTimers();
    }
    const rows = await db.orderDocument.findMany({
      where: { orderId: parts.id, kind: "invoice" },
      orderBy: { issuedAt: "asc" },
    });
    const [first, second] = rows.map(({ number, totalPaise }) => ({
      number,
      paise: Number(totalPaise),
    }));
    const now = new Date("2026-08-28T06:00:00Z");
    const read = () => readStatement(db, userId, {}, now);
    expect((await read()).ageing).toMatchObject({
      to30Paise: second?.paise,
      to90Paise: first?.paise,
    });
    expect((await read()).interest.map(({ invoice: of }) => of)).toEqual([first?.number]);
    const paise = Math.round((second?.paise ?? 0) / 2);
    const at = new Date("2026-08-21T06:00:00Z");
    await credit(
      parts.id,
      { kind: "lines", lines: [{ orderLineId: parts.second, quantity: 2 }] },
      { at },
    );
    const { ageing } = await read();
    expect(ageing.to90Paise).toBe(first?.paise);
    expect(ageing.to30Paise).toBeGreaterThan(paise);
    expect(ageing.to30Paise).toBeLessThan(second?.paise ?? 0);
    await givenPayment(db, { orderId: parts.id, amountPaise: first?.paise ?? 0, at });
    const after = await read();
    expect(after.ageing).toMatchObject({ to90Paise: 0, to30Paise: ageing.to30Paise });
    expect(after.closingPaise).toBe(await owedBy(userId));
  });

  it("can be read back from its CSV, in which formulas are escaped", async () => {
    const { user, order, number } = await givenAccount();
    const statement = await readStatement(db, user.id, {});
    const text = await new Response(await statementCsv(statement)).text();
    const rows = readCsv(text);
    expect(rows.map((row) => [row.Kind, row.Number, row["Balance (INR)"]])).toEqual([
      ["Opening balance", "", "0"],
      ["Payment", order.orderId, "-400"],
      ["Invoice", number, "722"],
      ["Closing balance", "", "722"],
    ]);
    expect(rows[1]).toMatchObject({ Date: today, Details: "Bank transfer =UTR1" });
  });

  it("names tax deducted by the buyer with its certificate", async () => {
    const { user, order } = await givenAccount();
    await givenPayment(db, {
      orderId: order.id,
      amountPaise: 72_200,
      means: "tds",
      reference: "QBXYZAB",
      tdsSection: "194Q",
      tdsQuarter: "2026-27 Q3",
    });
    const words = "TDS certificate QBXYZAB 194Q 2026-27 Q3";
    const statement = await readStatement(db, user.id, {});
    expect(statementAnswer(statement).rows.at(-1)).toMatchObject({
      kind: "receipt",
      words,
      credit: 722,
      balance: 0,
    });
    expect(statement.closingPaise).toBe(await owedBy(user.id));
    const rows = readCsv(await new Response(await statementCsv(statement)).text());
    expect(rows.at(-2)).toMatchObject({ Details: words, "Credit (INR)": "722" });
    const { text } = await extractText(
      new Uint8Array((await statementFile(db, statement)).content),
    );
    expect(text.join(" ").replace(/\s+/g, " ")).toContain(`${words} ₹722.00`);
  });

  it("can be read back from its PDF, page by page", async () => {
    const { user, order, number } = await givenAccount();
    for (let index = 0; index < 60; index += 1)
      await givenPayment(db, { orderId: order.id, amountPaise: 100 });
    const file = await statementFile(db, await readStatement(db, user.id, {}));
    expect(file.name).toMatch(/^statement-\d{4}-04-01-\d{4}-\d{2}-\d{2}\.pdf$/);
    const { text, totalPages } = await extractText(new Uint8Array(file.content));
    const words = text.join(" ").replace(/\s+/g, " ");
    expect(totalPages).toBeGreaterThan(1);
    for (const part of [
      "Statement of account",
      "KLN Packaging Private Limited",
      "Rao = Foods",
      `Invoice ${number} Order ${order.orderId} ₹1,122.00`,
      "Opening balance ₹0.00",
      "₹400.00 ₹400.00 Cr",
      "To be paid ₹662.00",
      "Not due yet ₹662.00",
    ])
      expect(words).toContain(part);
    expect(words).not.toMatch(/undefined|null|NaN/);
  });

  it("is in the language of its account", async () => {
    const { user, order } = await givenAccount();
    await givenSetting(db, "pageLanguages", "en,hi");
    await db.user.update({
      where: { id: user.id },
      data: { language: "hi" },
      select: { id: true },
    });
    const file = await statementFile(db, await readStatement(db, user.id, {}));
    const { text } = await extractText(new Uint8Array(file.content));
    const words = text.join(" ").replace(/\s+/g, " ");
    for (const part of ["लेन-देन और बाकी", `${order.orderId} ₹1,122.00`, "अभी देय नहीं"]) {
      expect(words).toContain(part);
    }
  });
});
