import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct, givenSetting } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { documentContentSchema } from "./content";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);

const AT = new Date("2026-11-22T06:00:00Z");

async function givenInvoiced() {
  await givenGst();
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const { id } = await order({
    lines: [{ product: box.id, quantity: 3 }],
    state: "Haryana",
    proven: true,
  });
  const [line] = await db.orderLine.findMany({ where: { orderId: id } });
  const issued = await invoice(id, AT);
  return { id, lineId: line?.id ?? "", issued };
}

const readContent = async (id: string) => {
  const { content } = await db.orderDocument.findUniqueOrThrow({ where: { id } });
  return documentContentSchema.parse(content);
};

describe("a credit note", () => {
  it("refers to its invoice, has its own series, and lowers the order's charge", async () => {
    const { id, lineId, issued } = await givenInvoiced();
    const note = await credit(
      id,
      { kind: "lines", lines: [{ orderLineId: lineId, quantity: 1 }] },
      { at: AT, reason: "One box was torn" },
    );
    expect(note).toMatchObject({ kind: "credit_note", number: "KLN/2627C00001" });
    expect(await readContent(note.id)).toMatchObject({
      corrects: { number: issued.number, issuedOn: "2026-11-22", reason: "One box was torn" },
      lines: [{ name: "Kraft mailer box", hsnCode: "48191010", packs: 1, pieces: 100 }],
      hsn: [{ hsnCode: "48191010", packs: 1 }],
    });
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
      creditedPaise: BigInt(note.totalPaise),
    });
    expect(await auditEntries(db, { action: "Credit Note Issued" })).toMatchObject([
      { details: { number: note.number, invoice: issued.number, totalPaise: note.totalPaise } },
    ]);
  });

  it("of lines, an amount and the rest add up to the invoice, after which nothing is left", async () => {
    const { id, lineId, issued } = await givenInvoiced();
    const packs = [{ orderLineId: lineId, quantity: 1 }];
    const totals = [
      await credit(id, { kind: "lines", lines: packs }),
      await credit(id, { kind: "amount", paise: 10_001 }),
      await credit(id, { kind: "all" }),
    ].map(({ totalPaise }) => totalPaise);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(issued.totalPaise);
    expect(totals[1]).toBe(10_001);
    expect(await readRefusal(credit(id, { kind: "all" }))).toMatchObject({ code: "invalid_input" });
    const rows = await db.orderDocumentLine.findMany({
      where: { orderLineId: lineId },
      // The invoice's lines come before the credit note's.
      orderBy: { document: { kind: "asc" } },
    });
    const [billed, ...taken] = rows.map(({ taxablePaise, cgstPaise }) => [taxablePaise, cgstPaise]);
    const sum = (index: number) => taken.reduce((all, row) => all + (row[index] ?? 0n), 0n);
    expect([sum(0), sum(1)]).toEqual(billed);
  });

  it("is refused beyond the bill, and without an invoice", async () => {
    const { id, lineId } = await givenInvoiced();
    const packs = [{ orderLineId: lineId, quantity: 4 }];
    const refusal = await readRefusal(credit(id, { kind: "lines", lines: packs }));
    expect(refusal).toMatchObject({ code: "invalid_input" });
    const { id: plain } = await givenOrder(db);
    expect(await readRefusal(credit(plain, { kind: "all" }))).toMatchObject({
      code: "invalid_transition",
    });
    expect(await db.documentSeries.count({ where: { kind: "credit_note" } })).toBe(0);
  });

  it("issued many times at once never exceeds the bill", async () => {
    const { id, lineId } = await givenInvoiced();
    const one = { kind: "lines", lines: [{ orderLineId: lineId, quantity: 1 }] } as const;
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => credit(id, one)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const { creditedPaise, totalPaise } = await db.order.findUniqueOrThrow({ where: { id } });
    expect(creditedPaise).toBe(totalPaise);
  });

  it("under the flat tax credits goods with their tax, and the shipping with the rest", async () => {
    const { id, lines } = await givenOrder(db);
    await invoice(id, AT);
    const [line] = lines;
    const packs = [{ orderLineId: line?.id ?? "", quantity: 1 }];
    const first = await credit(id, { kind: "lines", lines: packs }, { at: AT });
    expect(first).toMatchObject({ number: "2627C00001", totalPaise: 48_600 });
    expect(await credit(id, { kind: "all" })).toMatchObject({ totalPaise: 112_200 - 48_600 });
  });

  it("has the registration of the invoice with its current address", async () => {
    const { id } = await givenInvoiced();
    await givenSetting(db, "sellerAddress", "Plot 9, Manesar");
    const first = await credit(id, { kind: "amount", paise: 100 });
    expect((await readContent(first.id)).seller.address).toBe("Plot 9, Manesar");
    await givenSetting(db, "sellerGstin", "27AAPFU0939F1ZV");
    const second = await credit(id, { kind: "amount", paise: 100 });
    expect((await readContent(second.id)).seller.gstin).toBe("06AAPFU0939F1ZZ");
  });
});
