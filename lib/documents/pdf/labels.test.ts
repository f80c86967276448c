import fc from "fast-check";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { exampleOrder } from "@/e2e/steps/example-order";
import { gstShop } from "@/e2e/steps/example-documents";
import { readOutside } from "@/e2e/support/pdf-pages";
import { SHEET_LAYOUTS, type LabelSheet } from "./label-sheets";
import { renderLabels } from "./parcel-documents";
import { splitRuns } from "./typesetting/typefaces";

const order = exampleOrder();
const SHEETS = Object.keys(SHEET_LAYOUTS) as LabelSheet[];

async function readPages(count: number, sheet: LabelSheet): Promise<string[]> {
  const orders = Array.from({ length: count }, () => order);
  const { text } = await extractText(new Uint8Array(await renderLabels(orders, gstShop, sheet)));
  return text.map((page) => page.replace(/\s+/g, " "));
}

describe("an address label", () => {
  it.each(SHEETS)("on %s names sender, recipient and order", async (sheet) => {
    const [page = ""] = await readPages(1, sheet);
    for (const part of [
      "From KLN Packaging",
      "Deliver to Ravi Iyer Greenleaf Foods Private Limited 48 Residency Road Bengaluru, Karnataka",
      "PIN 560025",
      "Phone +91 98765 43210",
      "Order KLN-261121-7K4Q9X Purchase order PO-2211",
    ])
      expect(page).toContain(part);
    expect(page).not.toMatch(/₹|undefined|null|NaN/);
  });

  it("has its own page of 4 × 6 inches, or shares a sheet with seven others", async () => {
    expect(await readPages(9, "4x6")).toHaveLength(9);
    const sheets = await readPages(9, "a4");
    expect(sheets.map((page) => page.match(/Deliver to/g)?.length)).toEqual([8, 1]);
  });

  it.each([
    ["Hindi", "गली नंबर ४"],
    ["Bengali", "কলকাতা সড়ক"],
    ["Punjabi", "ਲੁਧਿਆਣਾ"],
    ["Gujarati", "અમદાવાદ રોડ"],
    ["Odia", "ଭୁବନେଶ୍ୱର"],
    ["Tamil", "காந்தி சாலை"],
    ["Telugu", "హైదరాబాద్"],
    ["Kannada", "ಬೆಂಗಳೂರು ರಸ್ತೆ"],
    ["Malayalam", "തിരുവനന്തപുരം"],
  ])("has every letter of an address in %s", (_, address) => {
    const faces = splitRuns(address, "strong").map(({ face }) => face);
    expect(faces).not.toContain("box");
  });

  it("prints any combination of Indian letters", async () => {
    const letters = fc.string({
      unit: fc.integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCodePoint(code)),
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(letters, async (firstName) => {
        const odd = { ...order, shipTo: { ...order.shipTo, firstName } };
        expect((await renderLabels([odd], gstShop, "4x6")).length).toBeGreaterThan(1000);
      }),
      { numRuns: 40 },
    );
  });

  it.each(SHEETS)("stays within its place on %s, however long its texts", async (sheet) => {
    const shipTo = {
      ...order.shipTo,
      firstName: "अ".repeat(60),
      lastName: "Ramanujacharyulu".repeat(4),
      address: "गली नंबर ४, पहली मंज़िल, ".repeat(8),
      apartment: "W".repeat(100),
      city: "Thiruvananthapuram ".repeat(4),
    };
    const customer = { ...order.customer, company: "M".repeat(120) };
    const billing = { ...order.billing, poNumber: "P".repeat(60) };
    const long = { ...order, shipTo, customer, billing };
    const shop = { ...gstShop, contactAddress: "Plot 14, Udyog Vihar Phase IV, ".repeat(15) };
    const content = await renderLabels([long, long, long], shop, sheet);
    expect(await readOutside(content, SHEET_LAYOUTS[sheet].places)).toEqual([]);
    const { text } = await extractText(new Uint8Array(content));
    expect(text.join(" ")).toContain("PIN 560025");
  });
});
