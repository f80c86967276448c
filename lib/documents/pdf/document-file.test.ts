import { extractText, extractTextItems, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import type { Order, OrderLine, StatusChange } from "@/lib/orders/order";
import type { LineTax } from "@/lib/pricing/gst";
import { formatRupees } from "@/lib/pricing/money";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import { PLAIN_PACKS } from "@/lib/orders/cart/cart-line";
import { buildProforma } from "./document-file";
import { renderDocument } from "./render-document";

const shop = shopSettingsFrom(withDefaults([]));

const renderInvoice = (changed: { order: Order; shop: typeof shop }) =>
  renderDocument(buildProforma(changed.order, changed.shop));

const line = (name: string, quantity = 1, pricePaise = 1000): OrderLine => ({
  ...PLAIN_PACKS,
  id: name,
  productId: null,
  name,
  thumbnailImage: "",
  packSize: null,
  sku: null,
  quantity,
  pricePaise,
  lineTotalPaise: quantity * pricePaise,
  hsnCode: null,
  tax: null,
});

const AT = new Date("2026-11-20T20:00:00.000Z");

const placed: StatusChange = { status: "Pending", at: AT, by: "Asha Verma", party: "customer" };

const order: Order = {
  id: "0198f2d4-0000-7000-8000-000000000001",
  orderId: "KLN-261121-7K4Q9X",
  status: "Pending",
  proof: "account",
  lines: [line("Kraft mailer box, 200 × 150 × 75 mm", 2, 6_225_000), line("Paper tape", 1200, 10)],
  promo: { code: "SAVE10", percent: 10 },
  totals: {
    subtotalPaise: 12_462_000,
    discountPaise: 1_246_200,
    sampleCreditPaise: 0,
    shippingPaise: 0,
    taxPercent: 8,
    taxPaise: 897_264,
    totalPaise: 12_113_064,
  },
  createdAt: AT,
  updatedAt: AT,
  customer: {
    name: "Asha Verma",
    email: "asha@example.com",
    phone: "+91 98765 43210",
    company: "Greenleaf Foods",
  },
  shipTo: {
    ...POSTAL_ADDRESS,
    firstName: "Ravi",
    lastName: "Iyer",
    apartment: "Second floor",
  },
  billing: { address: null, gstin: null, consigneeGstin: null, poNumber: null },
  note: null,
  shippingWay: null,
  cancellable: true,
  gst: null,
  history: [placed],
  dispatchBy: null,
  deliverBy: null,
  tracking: null,
  partlyDispatched: false,
  kept: false,
  isReplacement: false,
  language: "en",
  documents: [],
  payment: {
    method: null,
    state: "unpaid",
    outstandingPaise: 0,
    paidPaise: 0,
    refundedPaise: 0,
    isBilled: false,
    dueOn: null,
    advancePercent: 0,
  },
};

const cancelled: Order = {
  ...order,
  status: "Cancelled",
  history: [
    placed,
    { ...placed, status: "Cancelled", at: new Date("2026-11-22T05:00:00.000Z"), by: "Asha" },
  ],
};

async function readPages(changed: Partial<Order>, settings = shop): Promise<string[]> {
  const pdf = await renderInvoice({ order: { ...order, ...changed }, shop: settings });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((page) => page.replace(/\s+/g, " "));
}

const toText = async (changed: Partial<Order> = {}, settings = shop) =>
  (await readPages(changed, settings)).join(" ");

const FACTS = [
  "KLN Packaging",
  "Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015",
  "Invoice number KLN-261121-7K4Q9X",
  "Invoice date 21 November 2026",
  "Order date 21 November 2026",
  "Bill to Asha Verma Greenleaf Foods asha@example.com +91 98765 43210",
  "Deliver to Ravi Iyer Greenleaf Foods 12 MG Road Second floor Gurugram, Haryana 122001 India",
  "1 Kraft mailer box, 200 × 150 × 75 mm 2 packs ₹62,250.00 ₹1,24,500.00",
  "2 Paper tape 1,200 packs ₹0.10 ₹120.00",
  "Subtotal ₹1,24,620.00",
  "Discount (SAVE10) −₹12,462.00",
  "Shipping Free",
  "Tax (8%) ₹8,972.64",
  "Total ₹1,21,130.64",
  "Rupees One Lakh Twenty-One Thousand One Hundred Thirty and Sixty-Four Paise Only",
  "hello@klnpackaging.example or call +91 124 400 0000",
  "Page 1 of 1",
];

describe("an invoice", () => {
  it("contains all required details as selectable text", async () => {
    const text = await toText();
    for (const fact of FACTS) expect(text).toContain(fact);
    expect(text).not.toMatch(/Cancelled|undefined|null|NaN/);
  });

  it("has title, author, date and language in its metadata", async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await renderInvoice({ order, shop })));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: "Invoice KLN-261121-7K4Q9X",
      Author: "KLN Packaging",
      CreationDate: "D:20261120200000Z",
      Language: "en-IN",
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const page = await pdf.getPage(1);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  });

  it("is the same file at every download", async () => {
    const first = await renderInvoice({ order, shop });
    expect(first.equals(await renderInvoice({ order, shop }))).toBe(true);
    expect(first.equals(await renderInvoice({ order: cancelled, shop }))).toBe(false);
  });

  it("clearly marks a cancelled order", async () => {
    expect(await toText(cancelled)).toContain("Status Cancelled on 22 November 2026");
  });

  it("omits missing details", async () => {
    const text = await toText({
      promo: null,
      totals: { ...order.totals, discountPaise: 0, shippingPaise: 15_000 },
      customer: { ...order.customer, company: null, phone: null },
      shipTo: { ...order.shipTo, apartment: null },
    });
    expect(text).not.toMatch(/Discount|null|undefined/);
    expect(text).toContain("Shipping ₹150.00");
  });

  it("is addressed to the billing address, with the buyer's GSTIN, number and approval", async () => {
    const approval = { askedBy: "Asha Verma", approvedBy: "Meera Nair", at: new Date() };
    const address = { ...order.shipTo, city: "Mumbai", state: "Maharashtra", zipCode: "400021" };
    const billing = { address, gstin: "27AAPFU0939F1ZV", consigneeGstin: null, poNumber: "PO-77" };
    const text = await toText({ billing, approval });
    expect(text).toContain("Bill to Ravi Iyer Greenleaf Foods 12 MG Road");
    expect(text).toMatch(/Mumbai, Maharashtra 400021.*GSTIN 27AAPFU0939F1ZV/s);
    expect(text).toContain("Purchase order PO-77 Asked for by Asha Verma Approved by Meera Nair");
    expect(await toText()).not.toMatch(/GSTIN|Purchase order|Approved/);
  });

  it("is a proforma under GST, with the registration, each tax and the rounding", async () => {
    const tax = (paise: number, rateBasisPoints: number): LineTax => ({
      rateBasisPoints,
      taxablePaise: paise,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: (paise * rateBasisPoints) / 10_000,
    });
    const gst: Order["gst"] = {
      sellerState: "06",
      placeOfSupply: "29",
      roundOffPaise: -12,
      taxes: [{ name: "IGST", percent: 5, taxablePaise: 11_205_000, amountPaise: 560_250 }],
    };
    const lines = order.lines.map((each) => ({
      ...each,
      hsnCode: "481910",
      tax: tax(each.lineTotalPaise, 500),
    }));
    const seller = shopSettingsFrom({
      ...withDefaults([]),
      taxRegime: "gst",
      legalName: "KLN Packaging Private Limited",
      tradeName: "KLN",
      sellerGstin: "06AAPFU0939F1ZZ",
      sellerAddress: "Plot 9, Gurugram",
    });
    const text = await toText({ gst, lines }, seller);
    for (const part of [
      "Proforma number",
      "KLN Packaging Private Limited Trading as KLN Plot 9, Gurugram GSTIN 06AAPFU0939F1ZZ",
      "Place of supply Karnataka (29)",
      "HSN 481910",
      "IGST (5%) ₹6,231.00",
      "Round off -₹0.12",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Invoice|Tax \(/);
  });

  it("names the tax percent of the order, whatever the current setting", async () => {
    expect(await toText({}, { ...shop, taxPercent: 18 })).toContain("Tax (8%) ₹8,972.64");
    expect(await toText({ totals: { ...order.totals, taxPercent: 12.5 } })).toContain(
      "Tax (12.5%)",
    );
  });

  it("fits the largest amounts", async () => {
    const lines = [line("Box", 10_000, 999_999_999)];
    const text = await toText({ lines, totals: { ...order.totals, totalPaise: 99_999_999_999 } });
    expect(text).toContain("10,000 packs ₹99,99,999.99 ₹99,99,99,99,900.00");
    expect(text).toContain("Total ₹99,99,99,999.99");
  });
});

describe("a long invoice", () => {
  const lines = Array.from({ length: 100 }, (_, index) => {
    const name = `Carton number ${index + 1} ${"with a long name ".repeat(index % 9)}`.trim();
    return line(name, index + 1, 1050);
  });

  it("spans numbered pages, each with the table head, and keeps the sums with lines", async () => {
    const pages = await readPages({ lines });
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain("No. Item Quantity Unit price Amount");
      expect(page).toContain("KLN-261121-7K4Q9X");
    });
    expect(pages.at(-1)).toContain("100 Carton number 100");
    expect(pages.filter((page) => page.includes("Subtotal"))).toHaveLength(1);
  });

  it("has every line once", async () => {
    const text = await toText({ lines });
    for (const { name, quantity, pricePaise } of lines) {
      const amount = formatRupees(pricePaise * quantity);
      expect(text).toContain(
        `${quantity} ${name} ${quantity} ${quantity === 1 ? "pack" : "packs"} ₹10.50 ${amount} `,
      );
    }
  });
});

describe("an invoice with unusual texts", () => {
  const named = (name: string) => toText({ lines: [line(name)] });

  it.each([
    ["control and direction characters", "Kraft\u0000 box\u202E \u0007x", "1 Kraft box x 1"],
    ["Devanagari", "कागज box", "1 कागज box 1"],
    ["a character of no face", "Gift 🎁 box 中", "1 Gift □ box □ 1"],
    ["half a character", "Box \uD83C!", "1 Box □! 1"],
    ["letters of other countries", "Łódź ½ Ünal", "1 Łódź ½ Ünal 1"],
    ["markup", "<b>Box</b> & Co", "1 <b>Box</b> & Co 1"],
  ])("sets %s", async (_, name, expected) => {
    expect(await named(name)).toContain(expected);
  });

  it("breaks a word wider than its column", async () => {
    const text = await named("@".repeat(300));
    expect(text.match(/@(?!\w)/g)).toHaveLength(300);
  });

  const long = (length: number) => "M".repeat(length);

  const longest: Partial<Order> = {
    lines: [line(long(5000))],
    customer: { name: long(121), email: long(254), company: long(120), phone: null },
    promo: { code: long(40), percent: 10 },
    shipTo: {
      firstName: long(60),
      lastName: long(60),
      address: long(200),
      apartment: long(100),
      city: long(80),
      state: long(60),
      zipCode: "122001",
      country: long(60),
    },
  };
  const longestShop = { siteName: long(60), contactAddress: long(300), contactEmail: long(254) };

  it.each([
    ["a customer", longest, {}],
    ["the owner", {}, longestShop],
  ])("stays within its margins, however wide all texts of %s are", async (_, texts, settings) => {
    const pdf = await renderInvoice({
      order: { ...order, ...texts },
      shop: { ...shop, ...settings },
    });
    const { items } = await extractTextItems(new Uint8Array(pdf));
    const outside = items
      .flat()
      .filter(({ x, y, width }) => x < 47 || x + width > 549 || y < 40 || y > 810);
    expect(outside).toEqual([]);
  });

  it("cuts texts longer than any form accepts", async () => {
    const pages = await readPages(
      { customer: { ...order.customer, company: long(5000) } },
      { ...shop, siteName: long(5000) },
    );
    expect(pages.join(" ")).toContain("Total ₹1,21,130.64");
  });
});
