import { extractText, extractTextItems, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { shopSettingsFrom, withDefaults } from "@/lib/settings/shop-settings";
import { renderInvoice } from "./render-invoice";

const shop = shopSettingsFrom(withDefaults([]));

const product = (name: string) => ({
  _id: null,
  name,
  thumbnailImage: "",
  packSize: null,
});

const order: OrderAnswer = {
  _id: "0198f2d4-0000-7000-8000-000000000001",
  orderId: "KLN-261121-7K4Q9X",
  status: "Pending",
  proof: "account",
  products: [
    { product: product("Kraft mailer box, 200 × 150 × 75 mm"), quantity: 2, price: 62_250 },
    { product: product("Paper tape"), quantity: 1200, price: 0.1 },
  ],
  subtotal: 124_620,
  discount: 12_462,
  promoCode: "SAVE10",
  shipping: 0,
  tax: 8972.64,
  taxPercent: 8,
  totalAmount: 121_130.64,
  createdAt: "2026-11-20T20:00:00.000Z",
  user: { name: "Asha Verma", email: "asha@example.com" },
  phone: "+91 98765 43210",
  company: "Greenleaf Foods",
  shippingAddress: {
    firstName: "Ravi",
    lastName: "Iyer",
    address: "12 MG Road",
    apartment: "Second floor",
    city: "Gurugram",
    state: "Haryana",
    zipCode: "122001",
    country: "India",
  },
  history: [
    { status: "Pending", at: "2026-11-20T20:00:00.000Z", by: "Asha Verma", party: "customer" },
  ],
  tracking: null,
};

const cancelled: OrderAnswer = {
  ...order,
  status: "Cancelled",
  history: [
    ...order.history,
    { status: "Cancelled", at: "2026-11-22T05:00:00.000Z", by: "Asha", party: "customer" },
  ],
};

async function pagesOf(changed: Partial<OrderAnswer>, settings = shop): Promise<string[]> {
  const pdf = await renderInvoice({ order: { ...order, ...changed }, shop: settings });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((page) => page.replace(/\s+/g, " "));
}

const textOf = async (changed: Partial<OrderAnswer> = {}, settings = shop) =>
  (await pagesOf(changed, settings)).join(" ");

const FACTS = [
  "KLN Packaging",
  "Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015",
  "Invoice number KLN-261121-7K4Q9X",
  "Invoice date 21 November 2026",
  "Order date 21 November 2026",
  "Bill to Asha Verma Greenleaf Foods asha@example.com +91 98765 43210",
  "Deliver to Ravi Iyer 12 MG Road Second floor Gurugram, Haryana 122001 India",
  "1 Kraft mailer box, 200 × 150 × 75 mm 2 ₹62,250.00 ₹1,24,500.00",
  "2 Paper tape 1,200 ₹0.10 ₹120.00",
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
  it("says all that it must, as text that can be selected", async () => {
    const text = await textOf();
    for (const fact of FACTS) expect(text).toContain(fact);
    expect(text).not.toMatch(/Cancelled|undefined|null|NaN/);
  });

  it("tells what it is, whose, when and in which language", async () => {
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

  it("says clearly that an order was cancelled", async () => {
    expect(await textOf(cancelled)).toContain("Status Cancelled on 22 November 2026");
  });

  it("leaves out what there is not", async () => {
    const text = await textOf({
      discount: 0,
      promoCode: null,
      company: null,
      phone: null,
      shipping: 150,
      shippingAddress: { ...order.shippingAddress, apartment: undefined },
    });
    expect(text).not.toMatch(/Discount|null|undefined/);
    expect(text).toContain("Shipping ₹150.00");
  });

  it("names the tax percent of the order, whatever the shop asks today", async () => {
    expect(await textOf({}, { ...shop, taxPercent: 18 })).toContain("Tax (8%) ₹8,972.64");
    expect(await textOf({ taxPercent: 12.5 })).toContain("Tax (12.5%)");
  });

  it("holds the largest amounts", async () => {
    const products = [{ product: product("Box"), quantity: 10_000, price: 9_999_999.99 }];
    const text = await textOf({ products, totalAmount: 999_999_999.99 });
    expect(text).toContain("10,000 ₹99,99,999.99 ₹99,99,99,99,900.00");
    expect(text).toContain("Total ₹99,99,99,999.99");
  });
});

describe("a long invoice", () => {
  const products = Array.from({ length: 100 }, (_, index) => ({
    product: product(`Carton number ${index + 1} ${"with a long name ".repeat(index % 9)}`.trim()),
    quantity: index + 1,
    price: 10.5,
  }));

  it("goes over numbered pages, each with the table's head, and keeps the sums with lines", async () => {
    const pages = await pagesOf({ products });
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain("No. Item Quantity Unit price Amount");
      expect(page).toContain("KLN-261121-7K4Q9X");
    });
    expect(pages.at(-1)).toContain("100 Carton number 100");
    expect(pages.filter((page) => page.includes("Subtotal"))).toHaveLength(1);
  });

  it("holds every line once", async () => {
    const text = await textOf({ products });
    for (const { product, quantity, price } of products) {
      const amount = formatRupees(toPaise(price) * quantity);
      expect(text).toContain(`${quantity} ${product.name} ${quantity} ₹10.50 ${amount} `);
    }
  });
});

describe("an invoice with odd texts", () => {
  const named = (name: string) =>
    textOf({ products: [{ product: product(name), quantity: 1, price: 10 }] });

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

  it("breaks a word that is wider than its column", async () => {
    const text = await named("@".repeat(300));
    expect(text.match(/@(?!\w)/g)).toHaveLength(300);
  });

  const long = (length: number) => "M".repeat(length);

  const longest: Partial<OrderAnswer> = {
    products: [{ product: product(long(5000)), quantity: 1, price: 10 }],
    user: { name: long(121), email: long(254) },
    company: long(120),
    promoCode: long(40),
    shippingAddress: {
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
  ])("stays between its margins, however wide all texts of %s are", async (_, texts, settings) => {
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

  it("cuts what is longer than anything the shop takes", async () => {
    const pages = await pagesOf({ company: long(5000) }, { ...shop, siteName: long(5000) });
    expect(pages.join(" ")).toContain("Total ₹1,21,130.64");
  });
});
