import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import type { Order } from "@/lib/orders/order";
import { exampleOrder } from "@/e2e/steps/example-order";
import { gstShop } from "@/e2e/steps/example-documents";
import { readOutside } from "@/e2e/support/pdf-pages";
import { printableLines } from "./typesetting/printable";
import { renderSlips } from "./parcel-documents";

async function readPages(...orders: Order[]): Promise<string[]> {
  const pdf = await renderSlips(orders, gstShop);
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((page) => page.replace(/\s+/g, " "));
}

const order = exampleOrder();
const NOTE = "Ring at gate 2.\n\nNot before 11 am.";

describe("a packing slip", () => {
  it("lists the parcel's content, its recipient and the buyer's note", async () => {
    const [page = ""] = await readPages({ ...order, note: NOTE });
    for (const part of [
      "Packing slip KLN-261121-7K4Q9X",
      "Order number KLN-261121-7K4Q9X",
      "Purchase order PO-2211",
      "Bill to Asha Verma Greenleaf Foods Private Limited 12 MG Road",
      "Deliver to Ravi Iyer Greenleaf Foods Private Limited 48 Residency Road",
      "Phone +91 98765 43210",
      "Packed No. Item Quantity",
      "□ 2 Paper bag with twisted handles Article KM-2, 1 pack = 100 pieces 2 packs 200 pieces",
      "6 packs in 3 lines",
      "Note from the buyer Ring at gate 2. Not before 11 am.",
    ])
      expect(page).toContain(part);
  });

  it("names the shipping method if its buyer chose one", async () => {
    const [page] = await readPages({ ...order, shippingWay: "own" });
    expect(page).toContain("Shipping Our own vehicle");
    const [plain] = await readPages(order);
    expect(plain).not.toContain("Shipping ");
  });

  it("omits lines that are no goods, and describes the print of packs", async () => {
    const [first] = order.lines;
    if (!first) throw new Error("The example has lines.");
    const printed = { ...first, print: { option: "Your mark", sides: 1, colours: 2 } };
    const fee = { ...first, kind: "fee", unit: "SET", name: "Set-up", forLine: 0 } as const;
    const [page = ""] = await readPages({ ...order, lines: [printed, fee] });
    expect(page).toContain("1 side, 2 colours, Your mark");
    expect(page).not.toContain("Set-up");
    expect(page).toContain("in 1 line");
  });

  it("has neither prices nor taxes", async () => {
    const text = (await readPages(order)).join(" ");
    expect(text).not.toMatch(/₹|%|IGST|HSN|Total|SAVE10|undefined|null|NaN/);
  });

  it("marks a cancelled order", async () => {
    const [page] = await readPages({ ...order, status: "Cancelled" });
    expect(page).toContain("Cancelled");
  });

  it("starts a new sheet per order, and numbers its own sheets", async () => {
    const long = exampleOrder({ lines: 60 });
    const pages = await readPages(long, order);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages[0]).toContain(`Page 1 of ${pages.length - 1}`);
    expect(pages.at(-1)).toContain("Page 1 of 1");
    expect(pages.slice(0, -1).join(" ").match(/□/g)).toHaveLength(60);
  });

  it("keeps all texts within the sheet, however long and in any script", async () => {
    const name = "अतिरिक्त मज़बूत क्राफ्ट बॉक्स ".repeat(12);
    const lines = order.lines.map((line) => ({ ...line, name: `${name}${"x".repeat(200)}` }));
    const shipTo = { ...order.shipTo, address: "गली नंबर ४, ".repeat(20), city: "ब".repeat(80) };
    const note = `${"न".repeat(900)}\n${"line\n".repeat(300)}`;
    const pdf = await renderSlips([{ ...order, lines, shipTo, note }], gstShop);
    expect(await readOutside(pdf)).toEqual([]);
  });

  it("is the same file each time", async () => {
    expect(await renderSlips([order], gstShop)).toEqual(await renderSlips([order], gstShop));
  });
});

describe("a text of several lines", () => {
  it("is complete, without blank lines", () => {
    const text = `${"word ".repeat(150)}\r\n\r\nlast`;
    expect(printableLines(text, 9).join(" ").replace(/\s+/g, " ")).toBe(
      `${"word ".repeat(150)}last`,
    );
  });

  it("is cut after the maximum number of lines", () => {
    expect(printableLines("a\nb\nc\nd", 3)).toEqual(["a", "b", "…"]);
  });
});
