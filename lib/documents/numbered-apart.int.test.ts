import { expect, it } from "vitest";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenOrder, givenProduct, givenSetting } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { readGstReadiness } from "@/lib/catalogue/admin/gst-readiness";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { findDocument } from "@/lib/documents/pdf/document-file";
import { readMonth } from "./gst-returns/read-month";
import { exportGstr1 } from "./gst-returns/export-gstr1";
import { documentText } from "./pdf/write-document-text";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 6));

async function givenTaxed(): Promise<string> {
  const { id } = await givenProduct(db, { hsnCode: "48191010" });
  return (await order({ lines: [{ product: id, quantity: 1 }], state: "Haryana" })).id;
}

const readNumber = async (id: string, day: number) => (await invoice(id, at(day))).number;

it("orders from before GST are finished in their own series, and GST's continues without gaps", async () => {
  const flat: string[] = [];
  for (let n = 0; n < 3; n += 1) flat.push((await givenOrder(db)).id);
  const [before = "", first = "", second = ""] = flat;
  expect(await readNumber(before, 2)).toBe("2627-00001");
  await givenGst();
  const taxed = [await givenTaxed(), await givenTaxed()];
  const { openOrders } = await readGstReadiness(db, { hsnDigits: 4, now: at(3) });
  expect(openOrders).toEqual({ count: 2, total: 2244 });
  expect(await readNumber(taxed[0] ?? "", 4)).toBe("KLN/2627-00002");
  expect(await readNumber(first, 5)).toBe("KLN/2627F00001");
  expect((await credit(before, { kind: "all" }, { at: at(6) })).number).toBe("KLN/2627D00001");
  // Still numbered apart after the shop stops charging GST: the year's series holds GST documents.
  await givenSetting(db, "taxRegime", "flat");
  expect(await readNumber(second, 7)).toBe("KLN/2627F00002");
  await givenSetting(db, "taxRegime", "gst");
  expect(await readNumber(taxed[1] ?? "", 8)).toBe("KLN/2627-00003");

  const { leftOut, agrees } = await readMonth(db, "2026-11", at(9));
  expect(agrees).toBe(true);
  expect(leftOut).toMatchObject({ count: 4, total: 2244 });
  expect(leftOut.documents.map(({ number }) => number)).toEqual([
    "2627-00001",
    "KLN/2627F00001",
    "KLN/2627D00001",
    "KLN/2627F00002",
  ]);
  const gstr1 = await exportGstr1({
    db,
    month: "2026-11",
    actor: meera,
    ipAddress: FROM,
  });
  expect(gstr1.doc_issue.doc_det).toMatchObject([
    { docs: [{ from: "KLN/2627-00002", to: "KLN/2627-00003", totnum: 2 }] },
  ]);
});

it("the document names its kind", async () => {
  const { id, createdAt } = await givenOrder(db, { createdAt: at(1) });
  await givenGst();
  const { id: documentId } = await invoice(id, at(5));
  const document = await findDocument(db, id, documentId);
  if (!document) throw new Error("There is no document.");
  expect(document.content).toMatchObject({ regime: "flat", isOutsideGst: true });
  const { kind, number, content } = document;
  const text = documentText({ kind, number, date: createdAt, content }, null);
  expect(text.title).toBe("Invoice");
  expect(text.remark).toBe(
    "Ordered on 1 November 2026, before this shop charged GST, and taxed at its flat rate of that day. Not a tax invoice under GST.",
  );
});

it("a shop without GST continues one series", async () => {
  const { id } = await givenOrder(db);
  expect(await readNumber(id, 2)).toBe("2627-00001");
  expect(await readMonth(db, "2026-11", at(9))).toMatchObject({ leftOut: { count: 0 } });
});
