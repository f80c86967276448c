import { describe, expect, it } from "vitest";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { productRequestSchema } from "@/lib/catalogue/editing/product-request";
import { differences } from "./differences";
import { EMPTY_PRODUCT, productFormSchema, productFormValues } from "./form-values";
import { NEW_OPTION } from "./price-fields";
import { addFiles, movedPicture } from "../pictures";
import { productFormData } from "../send-product";

const REVIEW = {
  id: "0198a1f0-0000-7000-8000-000000000001",
  name: "Asha",
  rating: 5,
  verified: true,
  date: "2026-01-31",
  comment: "Sturdy.",
  answer: null,
};

const PRODUCT: AdminProduct = {
  _id: "0198a1f0-0000-7000-8000-000000000000",
  name: "Kraft mailer",
  category: "Mailers",
  price: 450.5,
  originalPrice: null,
  thumbnailImage: "/media/b.webp",
  rating: 5,
  reviews: 1,
  isNew: false,
  inStock: false,
  stockCount: 40,
  packSize: "100 pieces",
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
  description: "A mailer.",
  images: ["/media/a.webp", "/media/b.webp"],
  features: ["Recyclable"],
  specifications: { "Pack size": "100 pieces" },
  hsnCode: null,
  gtin: null,
  recycledPercent: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-02T00:00:00.000Z",
  forSale: false,
  status: "off",
  sku: null,
  draft: false,
  lowStockAt: null,
  leadDays: null,
  supply: "stock",
  maxQuantity: null,
  packedWeight: null,
  carton: null,
  printOptions: [],
  sample: { kind: "none", price: 0, credit: [] },
  dieline: null,
  featuredPosition: null,
  family: null,
  familyLabel: null,
  companions: [],
  translations: { hi: { name: "क्राफ़्ट मेलर" } },
  productReviews: [REVIEW],
};

const toMessages = (values: object) =>
  Object.fromEntries(
    (productFormSchema.safeParse({ ...EMPTY_PRODUCT, ...values }).error?.issues ?? []).map(
      ({ path, message }) => [path.join("."), message],
    ),
  );

describe("the rules of the form", () => {
  it("use the documented messages", () => {
    expect(toMessages({ stockCount: "-1" })).toEqual({
      name: "Product name is required",
      price: "Price must be a positive number",
      category: "Category is required",
      description: "Description is required",
      stockCount: "Stock count cannot be negative",
      pictures: "A thumbnail image is required",
    });
  });

  it("ignore empty rows and report invalid ones", () => {
    const messages = toMessages({
      ...productFormValues(PRODUCT),
      features: [{ text: " " }, { text: "x".repeat(201) }],
      specifications: [
        { name: "", text: "" },
        { name: "Colour", text: "" },
        { name: "", text: "Kraft" },
        { name: "Colour", text: "Green" },
      ],
    });
    expect(Object.keys(messages)).toEqual([
      "features.1.text",
      "specifications.1.text",
      "specifications.2.name",
      "specifications.3.name",
    ]);
  });

  it("reject a specification with a forbidden object key, at its row", () => {
    const specifications = [{ name: " __proto__ ", text: "Kraft" }];
    expect(toMessages({ ...productFormValues(PRODUCT), specifications })).toEqual({
      "specifications.0.name": "A specification cannot be called __proto__. Choose another name",
    });
  });
});

const parsed = (values: object) => productFormSchema.parse(values);

describe("the request", () => {
  it("keeps the order of the pictures and names the thumbnail", () => {
    const values = productFormValues(PRODUCT);
    const file = new File(["x"], "new.png", { type: "image/png" });
    const pictures = movedPicture(addFiles(values.pictures, [file]), 2, 0);
    const form = productFormData(parsed({ ...values, pictures }), PRODUCT);
    expect(form.get("existingImages")).toBe('["/media/a.webp","/media/b.webp"]');
    expect(form.get("imageOrder")).toBe('["new.png","/media/a.webp","/media/b.webp"]');
    expect(form.get("thumbnailImageCandidate")).toBe("/media/b.webp");
    expect(form.getAll("images")).toHaveLength(1);
  });

  it("includes the version that was read, and omits unchanged fields", () => {
    const form = productFormData(parsed(productFormValues(PRODUCT)), PRODUCT);
    expect(form.get("updatedAt")).toBe(PRODUCT.updatedAt);
    expect(form.get("stockCountRead")).toBe("40");
    expect(form.get("inStock")).toBe("false");
    expect(form.has("originalPrice")).toBe(false);
    expect(form.has("productReviews")).toBe(false);
  });

  it("sends the texts in other languages, features line by line", () => {
    const hi = { name: "क्राफ़्ट मेलर", description: "", features: " मज़बूत \n\nहल्का" };
    const values = { ...productFormValues(PRODUCT), translations: { hi } };
    expect(
      JSON.parse(productFormData(parsed(values), PRODUCT).get("translations") as string),
    ).toEqual({ hi: { ...hi, features: ["मज़बूत", "हल्का"] } });
    expect(
      toMessages({ ...values, translations: { hi: { ...hi, features: "x".repeat(201) } } }),
    ).toEqual({ "translations.hi.features": "Use at most 200 characters" });
  });

  it("sends reviews once one was removed", () => {
    const values = { ...productFormValues(PRODUCT), productReviews: [] };
    expect(productFormData(parsed(values), PRODUCT).get("productReviews")).toBe("[]");
  });

  it("sends lists without their empty rows", () => {
    const values = {
      ...productFormValues(PRODUCT),
      features: [{ text: "" }, { text: " Strong " }],
      specifications: [
        { name: " Colour ", text: " Kraft " },
        { name: "", text: "" },
      ],
    };
    const form = productFormData(parsed(values), null);
    expect(form.get("features")).toBe('["Strong"]');
    expect(form.get("specifications")).toBe('{"Colour":"Kraft"}');
    expect(form.has("updatedAt")).toBe(false);
  });
});

describe("differences between two states", () => {
  const base = productFormValues(PRODUCT);

  it("names what mine would overwrite", () => {
    const current = productFormValues({ ...PRODUCT, price: 500, stockCount: 38 });
    const mine = { ...base, name: "Kraft mailer, large", price: "450.50" };
    expect(differences(mine, current, base)).toEqual([
      { label: "Name", current: "Kraft mailer", mine: "Kraft mailer, large" },
      { label: "Price", current: "₹500.00", mine: "₹450.50" },
    ]);
  });

  it("finds reordered pictures", () => {
    const current = productFormValues({ ...PRODUCT, images: ["/media/c.webp", "/media/b.webp"] });
    expect(differences(base, current, base).map(({ label }) => label)).toEqual(["Pictures"]);
  });

  it("shows long texts from where they differ", () => {
    const start = "A mailer of recycled board that closes by itself and needs no tape at all";
    const current = { ...base, description: `${start}, white inside.` };
    const mine = { ...base, description: `${start}, brown inside.` };
    expect(differences(mine, current, base)).toEqual([
      {
        label: "Description",
        current: "… closes by itself and needs no tape at all, white inside.",
        mine: "… closes by itself and needs no tape at all, brown inside.",
      },
    ]);
  });

  it("is empty if only sales happened", () => {
    expect(differences(base, productFormValues({ ...PRODUCT, stockCount: 2 }), base)).toEqual([]);
  });
});

it("sends print options, a dieline and a sample in the API's format, without empty price rows", () => {
  const [empty, first] = [
    { from: "", price: "" },
    { from: "20", price: "500" },
  ];
  const option = { ...NEW_OPTION, name: "Your mark", setupFeePerColour: "1500", tool: " plate " };
  const values = productFormSchema.parse({
    ...productFormValues(PRODUCT),
    printOptions: [{ ...option, tiers: [empty, first] }],
    sample: { kind: "paid", price: "120", credit: [{ from: "50", percent: "100" }] },
    dieline: "306x200",
  });
  const sent = Object.fromEntries(productFormData(values, PRODUCT).entries());
  expect(productRequestSchema.parse(sent)).toMatchObject({
    supply: "stock",
    printOptions: [
      {
        name: "Your mark",
        setupFeePerColour: 1500,
        tiers: [{ from: 20, price: 500 }],
        leadDays: null,
        tool: "plate",
      },
    ],
    sample: { kind: "paid", price: 120, credit: [{ from: 50, percent: 100 }] },
    dieline: { width: 306, height: 200 },
  });
});
