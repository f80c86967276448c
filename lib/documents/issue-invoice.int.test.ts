import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct, givenPromoCode, givenSetting } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { documentContentSchema } from "./content";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, givenGst } = documentSteps(db);

const AT = new Date("2026-11-22T06:00:00Z");

async function readStored(orderId: string) {
  const { content, ...row } = await db.orderDocument.findFirstOrThrow({
    where: { orderId },
    include: { lines: { orderBy: { position: "asc" } } },
  });
  return { ...row, content: documentContentSchema.parse(content) };
}

/** An order of a box at 5 % and a bag without an HSN code, to Karnataka, with a promo code and a GSTIN. */
async function givenGstOrder() {
  await givenGst();
  await givenPromoCode(db, { code: "TEST15", percent: 15 });
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const bag = await givenProduct(db, { name: "Bag", pricePaise: 999, specifications: {} });
  const lines = [
    { product: box.id, quantity: 2 },
    { product: bag.id, quantity: 1 },
  ];
  const billing = { gstin: "29AAGCB7383J1Z4", poNumber: "PO-77" };
  return order({ lines, promoCode: "TEST15", state: "Karnataka", billing });
}

describe("an invoice in the flat regime", () => {
  it("bills the order as priced, under the first number of its year", async () => {
    const { id, orderId } = await givenOrder(db);
    const issued = await invoice(id, AT);
    expect(issued).toMatchObject({ kind: "invoice", number: "2627-00001", totalPaise: 112_200 });
    expect(issued.issuedOn).toEqual(new Date("2026-11-22"));
    expect(await readStored(id)).toMatchObject({
      regime: "flat",
      financialYear: 2026,
      serial: 1,
      taxablePaise: 90_000n,
      untaxedPaise: 15_000n,
      taxPaise: 7_200n,
      roundOffPaise: 0,
      by: "Meera Nair",
      content: {
        seller: { name: "KLN Packaging", gstin: null, state: null },
        buyer: { name: "Asha Verma", email: "asha@example.com" },
        order: { number: orderId },
        lines: [{ packs: 2, pieces: null, rateBasisPoints: null }],
        hsn: [],
        totals: { taxPercent: 8, totalInWords: expect.stringContaining("Rupees") as string },
        payment: { bank: null, upi: null },
        corrects: null,
      },
    });
  });

  it("has the language of the order, if the shop has it", async () => {
    const { id } = await givenOrder(db, { language: "hi" });
    const { id: later } = await givenOrder(db, { language: "hi" });
    await givenSetting(db, "pageLanguages", "en,hi");
    await invoice(id, AT);
    await givenSetting(db, "pageLanguages", "en");
    await invoice(later, AT);
    expect(await readStored(id)).toMatchObject({
      content: {
        language: "hi",
        totals: { totalInWords: "एक हज़ार एक सौ बाईस रुपये मात्र" },
      },
    });
    expect(await readStored(later)).toMatchObject({ content: { language: "en" } });
  });

  it("is the same whenever requested, with one audit entry", async () => {
    const { id, orderId } = await givenOrder(db);
    const first = await invoice(id, AT);
    expect(await invoice(id, new Date("2027-05-01"))).toEqual(first);
    expect(await db.orderDocument.count()).toBe(1);
    expect(await auditEntries(db)).toMatchObject([
      {
        action: "Invoice Issued",
        actor: "meera@shop.example",
        details: { order: orderId, number: first.number, totalPaise: 112_200 },
      },
    ]);
  });

  it("is refused for a cancelled order", async () => {
    const { id } = await givenOrder(db, { status: "Cancelled" });
    expect(await readRefusal(invoice(id))).toMatchObject({ code: "invalid_transition" });
    expect(await db.documentSeries.count()).toBe(0);
  });
});

describe("an invoice under GST", () => {
  it("names seller, buyer, place of supply, and each line with its pieces, value and taxes", async () => {
    const { id } = await givenGstOrder();
    await givenSetting(db, "bankAccount", "50100012345678");
    await givenSetting(db, "bankIfsc", "HDFC0000123");
    await givenSetting(db, "paymentMethods", "bank");
    await invoice(id, AT);
    const { lines, content, ...row } = await readStored(id);
    expect(row).toMatchObject({
      number: "KLN/2627-00001",
      regime: "gst",
      sellerState: "06",
      placeOfSupply: "29",
      buyerGstin: "29AAGCB7383J1Z4",
      cgstPaise: 0n,
    });
    expect(content).toMatchObject({
      seller: {
        name: "KLN Packaging Private Limited",
        gstin: "06AAPFU0939F1ZZ",
        state: { code: "06", name: "Haryana" },
      },
      placeOfSupply: { code: "29", name: "Karnataka" },
      order: { poNumber: "PO-77" },
      lines: [
        { name: "Kraft mailer box", hsnCode: "48191010", packs: 2, pieces: 200 },
        { name: "Bag", hsnCode: null, packs: 1, pieces: null },
      ],
      hsn: [
        { hsnCode: "48191010", rateBasisPoints: 500, packs: 2 },
        { hsnCode: null, rateBasisPoints: 1800, packs: 1 },
      ],
      payment: { bank: { accountNumber: "50100012345678", ifsc: "HDFC0000123" }, upi: null },
    });
    for (const { price, taxablePaise } of content.lines) {
      const { grossPaise = 0, discountPaise = 0, shippingPaise = 0 } = price ?? {};
      expect(grossPaise - discountPaise + shippingPaise).toBe(taxablePaise);
      expect(discountPaise).toBeGreaterThan(0);
      expect(shippingPaise).toBeGreaterThan(0);
    }
    expect(lines.map((line) => Number(line.taxablePaise))).toEqual(
      content.lines.map((line) => line.taxablePaise),
    );
  });

  it("of an order from before GST was switched off needs the registration, and has it", async () => {
    const { id } = await givenGstOrder();
    await givenSetting(db, "taxRegime", "flat");
    await givenSetting(db, "sellerGstin", "");
    expect((await readRefusal(invoice(id))).message).toContain("legal name and GSTIN");
    await givenSetting(db, "sellerGstin", "27AAPFU0939F1ZV");
    expect((await readRefusal(invoice(id))).message).toContain("Maharashtra (27)");
    await givenSetting(db, "sellerGstin", "06AAPFU0939F1ZZ");
    expect((await invoice(id)).number).toContain("KLN/");
  });

  it("of ₹50,000 to an unregistered buyer is refused without the full address", async () => {
    await givenGst();
    const box = await givenProduct(db, { pricePaise: 5_000_000 });
    const lines = [{ product: box.id, quantity: 1 }];
    const small = await order({ lines, proven: true });
    await db.order.update({ where: { id: small.id }, data: { city: " " } });
    expect((await readRefusal(invoice(small.id))).message).toContain("full address");
    await db.order.update({ where: { id: small.id }, data: { gstin: "06AAPFU0939F1ZZ" } });
    expect((await invoice(small.id)).kind).toBe("invoice");
  });

  it("stays as issued when order, product, shop and buyer change", async () => {
    const { id } = await givenGstOrder();
    await invoice(id, AT);
    const before = await readStored(id);
    await givenSetting(db, "legalName", "Other");
    await db.order.update({ where: { id }, data: { customerName: "Other", company: "Other" } });
    await db.orderLine.updateMany({ where: { orderId: id }, data: { name: "Other" } });
    await invoice(id);
    expect(await readStored(id)).toEqual(before);
  });
});
