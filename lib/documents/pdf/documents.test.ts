import { extractText, extractTextItems, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { Order } from "@/lib/orders/order";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import { exampleOrder } from "@/e2e/steps/example-order";
import { exampleCreditNote, exampleInvoice, gstShop, toPacks } from "@/e2e/steps/example-documents";
import { buildProforma } from "./document-file";
import { renderDocument } from "./render-document";
import type { PrintedDocument } from "./document-text";

async function readPages(document: PrintedDocument, copies?: number): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await renderDocument(document, copies)));
  return text.map((page) => page.replace(/\s+/g, " "));
}

const toText = async (document: PrintedDocument) => (await readPages(document)).join(" ");

const order = exampleOrder();

/** The same order under the flat tax. */
const flatOrder = {
  ...order,
  gst: null,
  lines: order.lines.map((line) => ({ ...line, tax: null })),
  totals: {
    subtotalPaise: 747_596,
    discountPaise: 74_760,
    sampleCreditPaise: 0,
    shippingPaise: 15_000,
    taxPercent: 8,
    taxPaise: 53_827,
    totalPaise: 741_663,
  },
};
const flatShop = shopSettingsFrom(withDefaults([]));

describe("a tax invoice", () => {
  it("is in its buyer's language, with the same figures", async () => {
    const document = exampleInvoice(order);
    const text = await toText({ ...document, content: { ...document.content, language: "hi" } });
    for (const part of [
      "टैक्स इनवॉइस KLN/2627-00042",
      "इनवॉइस की तारीख 22 November 2026",
      "आइटम मात्रा एक की कीमत कर योग्य मूल्य IGST",
      "2 पैक 200 पीस ₹1,245.87 ₹2,292.56 ₹412.66 18%",
      "छूट (SAVE10) −₹747.60",
      "कुल ₹7,967.00",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("describes the print of a line in that language", async () => {
    const document = exampleInvoice(order);
    const lines = document.content.lines.map((line) => ({
      ...line,
      detail: "2 sides, 1 colour, Your mark",
    }));
    const text = await toText({
      ...document,
      content: { ...document.content, language: "hi", lines },
    });
    expect(text).toContain("2 साइड, 1 रंग, Your mark");
  });

  it("contains all details of Rule 46", async () => {
    const text = await toText(exampleInvoice(order));
    for (const part of [
      "KLN Packaging Private Limited",
      "Plot 14, Udyog Vihar Phase IV",
      "GSTIN 06AAPFU0939F1ZZ, Haryana (06)",
      "Tax invoice KLN/2627-00042 Original for recipient",
      "Invoice date 22 November 2026",
      "Order number KLN-261121-7K4Q9X",
      "Purchase order PO-2211",
      "Place of supply Karnataka (29)",
      "Reverse charge No",
      "Bill to Greenleaf Foods Private Limited Asha Verma 12 MG Road",
      "India, state code 29 GSTIN 29AAGCB7383J1Z4",
      "Deliver to Ravi Iyer Greenleaf Foods Private Limited 48 Residency Road",
      "No. Item Quantity Unit price Taxable value IGST",
      "2 Paper bag with twisted handles Article KM-2, HSN 48193000, 1 pack = 100 pieces 2 packs 200 pieces ₹1,245.87 ₹2,292.56 ₹412.66 18%",
      "Discount (SAVE10) −₹747.60",
      "Taxable value ₹6,878.36",
      "IGST (18%) ₹1,031.83",
      "Round off -₹0.49",
      "Total ₹7,967.00",
      "Rupees Seven Thousand Nine Hundred Sixty-Seven Only",
      "Summary by HSN code HSN code Rate Taxable value IGST 48191010 5% ₹1,145.94 ₹57.30",
      "To be paid: ₹7,967.00 UPI klnpackaging@okicici",
      "Account 50100012345678 IFSC HDFC0000123",
      "For KLN Packaging Private Limited Meera Nair, Director Authorised signatory",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it("names units of made-to-order lines, and the basis of their price", async () => {
    const [first] = order.lines;
    if (!first) throw new Error("The example has lines.");
    const label = {
      ...first,
      ...({
        kind: "custom",
        unit: "PCS",
        basis: 1000,
        pricePaise: 18_050,
        quantity: 4870,
      } as const),
      spec: { size: "40 × 60 mm", print: "2 colours" },
      productId: null,
      packSize: null,
    };
    const text = await toText(exampleInvoice({ ...order, lines: [label] }));
    expect(text).toContain("40 × 60 mm, 2 colours,");
    expect(text).toContain("4,870 pieces");
    expect(text).toContain("₹180.50 per 1,000 pieces");
  });

  it("within the state has CGST and SGST, each at half the rate", async () => {
    const text = await toText(exampleInvoice(exampleOrder({ to: "06" })));
    expect(text).toContain("Taxable value CGST SGST");
    expect(text).toContain("₹1,145.94 ₹28.65 2.5% ₹28.65 2.5%");
    expect(text).not.toContain("IGST");
  });

  it("in a union territory without a legislature names that half UTGST", async () => {
    const document = exampleInvoice(exampleOrder({ to: "06" }));
    const seller = { ...document.content.seller, state: { code: "04", name: "Chandigarh" } };
    const text = await toText({ ...document, content: { ...document.content, seller } });
    expect(text).toContain("Taxable value CGST UTGST");
    expect(text).toMatch(/UTGST \(2.5%\) ₹28.65/);
    expect(text).not.toContain("SGST (");
  });

  it("with three copies marks each for its recipient, with its own page numbers", async () => {
    const pages = await readPages(exampleInvoice(order), 3);
    expect(pages).toHaveLength(3);
    for (const [index, mark] of [
      "Original for recipient",
      "Duplicate for transporter",
      "Triplicate for supplier",
    ].entries()) {
      expect(pages[index]).toContain(mark);
      expect(pages[index]).toContain("Page 1 of 1");
    }
  });

  it("is tagged, and the same file at every download", async () => {
    const first = await renderDocument(exampleInvoice(order));
    expect(first.equals(await renderDocument(exampleInvoice(order)))).toBe(true);
    const pdf = await getDocumentProxy(new Uint8Array(first));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: "Tax invoice KLN/2627-00042", Language: "en-IN" });
  });

  it("asks for no paid amount, and for the rest by its day", async () => {
    const { payment } = order;
    const paid = { ...order, payment: { ...payment, outstandingPaise: 0 } };
    expect(await toText(exampleInvoice(paid))).not.toMatch(/To be paid|UPI|IFSC/);
    const due = { ...payment, outstandingPaise: 10_000, dueOn: new Date("2026-12-20") };
    expect(await toText(exampleInvoice({ ...order, payment: due }))).toContain(
      "To be paid by 20 December 2026: ₹100.00",
    );
  });

  it("spans pages with the table head on each, and ends with lines, sums and signature", async () => {
    const pages = await readPages(exampleInvoice(exampleOrder({ lines: 100 })));
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain("No. Item Quantity");
      expect(page).toContain("KLN/2627-00042");
    });
    expect(pages.at(-1)).toMatch(/100 Sample kit.*Total ₹.*Summary by HSN code.*Authorised/);
  });
});

describe("a credit note", () => {
  it("names its invoice, the reason, and the credited quantity of each line", async () => {
    const text = await toText(exampleCreditNote(order, toPacks(order, 1, 2)));
    for (const part of [
      "Credit note KLN/2627C00007",
      "For invoice KLN/2627-00042 Invoice date 22 November 2026",
      "Reason Two packs arrived torn",
      "1 Paper bag with twisted handles Article KM-2, HSN 48193000, 1 pack = 100 pieces 2 packs 200 pieces",
      "Taxable value ₹2,292.56 IGST (18%) ₹412.66",
      "Total ₹2,705.00",
      "Questions about this credit note?",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Kraft|To be paid|Subtotal|Original/);
  });

  it("of an amount names no returned goods", async () => {
    const text = await toText(exampleCreditNote(order, { kind: "amount", paise: 50_000 }));
    expect(text).toContain("1 pack = 100 pieces – – ₹71.91 ₹3.60 5%");
    expect(text).toContain("Total ₹500.00");
  });

  it("under the flat tax credits tax and shipping as billed", async () => {
    const text = await toText(exampleCreditNote(flatOrder, { kind: "all" }, flatShop));
    expect(text).toContain("Taxable value ₹6,728.36 Shipping ₹150.00 Tax (8%) ₹538.27");
    expect(text).toContain("Total ₹7,416.63");
  });
});

describe("an invoice of the flat regime", () => {
  it("has its own number and date next to the order's", async () => {
    const text = await toText(exampleInvoice(flatOrder, flatShop));
    for (const part of [
      "Invoice number KLN/2627-00042 Invoice date 22 November 2026",
      "Order number KLN-261121-7K4Q9X Order date 21 November 2026",
      "1 pack 100 pieces ₹1,245.50 ₹1,245.50",
      "Shipping ₹150.00 Tax (8%) ₹538.27 Total ₹7,416.63",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/GSTIN 06|CGST|HSN|state code|Place of supply|Authorised/);
  });

  it("names the shipping method, and freight due on delivery", async () => {
    const by = (shippingWay: "courier" | "transport", shippingPaise: number) =>
      toText(
        exampleInvoice(
          { ...flatOrder, shippingWay, totals: { ...flatOrder.totals, shippingPaise } },
          flatShop,
        ),
      );
    expect(await by("courier", 15_000)).toContain("Shipping (Courier) ₹150.00");
    expect(await by("transport", 0)).toContain("Shipping (Transport, freight to pay) To pay");
  });

  it.each([
    [1, "bank"],
    [3, "bank"],
    [3, "upi"],
  ] as const)(
    "is one page as a proforma of %i printed lines, paid by %s",
    async (lines, method) => {
      const placed = exampleOrder({ lines });
      const print = { option: "Offset", sides: 2, colours: 2 };
      const payment = {
        ...placed.payment,
        method,
        steps: [{ percent: 50, rule: "before_production" }, { rule: "before_dispatch" }],
      } satisfies Order["payment"];
      const printed = {
        ...placed,
        payment,
        lines: placed.lines.map((line) => ({ ...line, print })),
      };
      const pages = await readPages(buildProforma(printed, gstShop));
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain("Advance before production begins");
    },
  );

  it("leaves the document before it a proforma", async () => {
    const before = await toText(buildProforma(flatOrder, flatShop));
    expect(before).toContain("Invoice number KLN-261121-7K4Q9X");
    const documents = [
      { id: "1", kind: "invoice", number: "2627-00001", issuedOn: new Date() },
    ] as const;
    const after = await toText(buildProforma({ ...flatOrder, documents }, flatShop));
    expect(after).toContain("Proforma number KLN-261121-7K4Q9X");
    expect(after).not.toContain("Invoice");
  });
});

describe("a document with the longest texts and the largest amounts", () => {
  const long = (length: number) => "M".repeat(length);
  const wide = exampleOrder({ lines: 12, to: "06" });

  it.each(["invoice", "proforma", "credit note"])(
    "stays within its margins as %s",
    async (kind) => {
      const big = 99_999_999_900;
      const lines = wide.lines.map((line) => ({
        ...line,
        name: long(200),
        hsnCode: "48191010",
        packSize: long(80),
        pricePaise: 999_999_999,
        quantity: 10_000,
        tax: {
          rateBasisPoints: 1800,
          taxablePaise: big,
          cgstPaise: big,
          sgstPaise: big,
          igstPaise: 0,
        },
      }));
      const billing = { ...wide.billing, poNumber: long(60) };
      const large = { ...wide, lines, billing };
      const shop = { ...gstShop, signatory: long(120), contactEmail: long(254) };
      const documents: Record<string, () => PrintedDocument> = {
        invoice: () => exampleInvoice(large, shop),
        proforma: () => buildProforma(large, shop),
        "credit note": () => exampleCreditNote(large, toPacks(large, 0, 10_000), shop),
      };
      const document = documents[kind]?.() ?? exampleInvoice(large, shop);
      const { items } = await extractTextItems(new Uint8Array(await renderDocument(document)));
      const outside = items
        .flat()
        .filter(({ x, y, width }) => x < 47 || x + width > 549 || y < 40 || y > 810);
      expect(outside).toEqual([]);
    },
  );
});
