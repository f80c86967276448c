import { z } from "@/lib/base/input/zod";
import { emailField, idField, leftOut, oneLine, optionalText } from "@/lib/base/input/fields";
import { sizeChoiceSchema, sizeSpecSchema } from "@/lib/catalogue/sizes/schemas";
import { saleTermsSchema } from "@/lib/catalogue/fields/summary-schema";
import { sameCaseId } from "@/lib/base/ids/uuid";
import { gstinField } from "@/lib/shop/gst/gstin-field";
import { pinField } from "@/lib/shop/delivery/schemas";
import { pricedMethodSchema } from "@/lib/shop/shipping/schemas";
import { LineKind, LineUnit, ShippingWay } from "@/lib/db/generated/enums";
import { MOST_PIECES } from "@/lib/pricing/size-spec";
import { PRINT_LIMITS } from "@/lib/pricing/print-options";
import { MAX_LINES, MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { PAYMENT_METHODS } from "@/lib/shop/payment-methods/methods";
import { postalAddressSchema } from "@/lib/identity/addresses/schemas";
import { caughtRuleSchema, orderLimitsSchema } from "@/lib/companies/rules/rule-schemas";
import { MAX_CODE_LENGTH, MAX_ID_LENGTH } from "./quantity-limits";

/** How a product is to be printed: one of its print options. */
export const printChoiceSchema = z.object({
  option: oneLine()
    .min(1)
    .max(PRINT_LIMITS.name)
    .describe("The name of a print option of the product"),
  sides: z.number().int().min(1).max(PRINT_LIMITS.sides),
  colours: z.number().int().min(1).max(PRINT_LIMITS.colours),
  again: idField()
    .optional()
    .describe(
      "`_id` of an approved line of the account's own orders: the same print of the same product, with its artwork, needs no proof",
    ),
});

/** A line that names two kinds of item is refused rather than read as either. */
const NAMED_TWICE = "Name a product, a style or an item in a line, and nothing beside it";
const notNamed = leftOut(z.never(NAMED_TWICE)).describe("Not beside what the line is of");

export const cartItemSchema = z.object({
  style: notNamed,
  item: notNamed,
  product: z
    .string()
    .min(1)
    .max(MAX_ID_LENGTH)
    .overwrite(sameCaseId)
    .meta({ example: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10" })
    .describe("The product's _id"),
  quantity: z
    .number()
    .int("Enter a whole number of packs")
    .min(1, "Order at least 1 pack")
    .max(MAX_QUANTITY, `Order at most ${MAX_QUANTITY} packs at once`),
  print: leftOut(printChoiceSchema).describe("Plain without it"),
  sample: leftOut(z.boolean()).describe("True for samples, at the price of a sample"),
});

export type CartItem = z.output<typeof cartItemSchema>;

/** A box made to size, in place of a product; its price is the size table's. */
export const sizeItemSchema = sizeSpecSchema.extend({
  product: notNamed,
  item: notNamed,
  style: z
    .string()
    .min(1)
    .max(40)
    .meta({ example: "mailer-box" })
    .describe("The `_id` of a style, for a box made to size in place of a product"),
  quantity: z
    .number()
    .int("Enter a whole number of pieces")
    .min(1, "Order at least 1 piece")
    .max(MOST_PIECES, "Ask us for an offer for more than 1,000,000 pieces"),
  sample: leftOut(z.boolean()).describe("True for one plain piece at the price of a sample"),
});

export type SizeItem = z.output<typeof sizeItemSchema>;

/** An item of the buyer in place of a product: the approved goods, made again. */
export const itemLineSchema = sizeItemSchema.pick({ quantity: true }).extend({
  product: notNamed,
  style: notNamed,
  item: idField("Choose one of your items.").describe(
    "`_id` of an item of the account or its company, in place of a product",
  ),
});

export type ItemLine = z.output<typeof itemLineSchema>;

export type RequestedItem = CartItem | SizeItem | ItemLine;

export const promoCodeSchema = oneLine().max(MAX_CODE_LENGTH);

export const shippingMethodField = z
  .enum(ShippingWay, "Choose one of the ways of shipping")
  .describe(
    "How it travels, where shipping is priced by weight; without it the first way that has a price",
  );

export const quoteRequestSchema = z.object({
  items: z
    .array(z.union([sizeItemSchema, itemLineSchema, cartItemSchema]))
    .max(MAX_LINES, `A cart holds at most ${MAX_LINES} products`),
  promoCode: leftOut(promoCodeSchema),
  state: leftOut(optionalText(60)).describe(
    "Where the goods go, by name; decides between CGST with SGST, and IGST for a buyer without `gstin`",
  ),
  gstin: leftOut(gstinField).describe("The buyer's; its state is the place of supply"),
  pin: leftOut(pinField).describe("Where the goods go; prices shipping by weight"),
  shippingWay: leftOut(shippingMethodField),
  email: leftOut(emailField).describe(
    "Of a guest: where the order's mails will go. How often this customer used the promo code counts then, as it does with a session",
  ),
  personal: leftOut(z.boolean()).describe(
    "For oneself, at public prices, and not for the company that the account belongs to",
  ),
  paymentMethod: leftOut(z.enum(PAYMENT_METHODS)).describe(
    "As the order will say; for the rules of one's company, as the address",
  ),
  shippingAddress: leftOut(
    postalAddressSchema.pick({ address: true, city: true, state: true, zipCode: true }),
  ),
});

/** Length for the ids and quantities of a full cart. */
const MAX_ITEMS_LENGTH = MAX_LINES * (MAX_ID_LENGTH + 8);

const ITEM = /^([^:]+):(\d{1,6})$/;

export const shippingMethodsQuerySchema = z.object({
  pin: pinField,
  items: z
    .string("Name the products and packs, such as id:2,id:10")
    .max(MAX_ITEMS_LENGTH)
    .transform((text) =>
      text.split(",").map((item) => {
        const [, product = "", quantity] = ITEM.exec(item.trim()) ?? [];
        return { product, quantity: Number(quantity) };
      }),
    )
    .pipe(z.array(cartItemSchema.pick({ product: true, quantity: true })).max(MAX_LINES))
    .describe("`id:n` for n packs of a product, commas between"),
});

/** Fields that distinguish a line of a quote or an order from a pack of a product. */
export const lineFormSchema = z.object({
  kind: z.enum(LineKind),
  unit: z.enum(LineUnit).describe("What the quantity counts: packs, pieces, thousands or sets"),
  basis: z.number().int().describe("The price is for so many of the unit: 1, 100 or 1000"),
  spec: z
    .object({
      size: z.string().optional(),
      material: z.string().optional(),
      print: z.string().optional(),
      finish: z.string().optional(),
      tolerance: z.string().optional(),
    })
    .optional()
    .describe("Only of a custom line: what it is made as, in words"),
  style: z.string().optional().describe("Only of a line made to size: the style's `_id`"),
  made: sizeChoiceSchema
    .extend({ table: z.number().int().describe("The version of the size table that priced it") })
    .optional()
    .describe("Only of a line made to size: its spec, as the style's page takes it"),
  item: z.string().optional().describe("The `_id` of the buyer's item that it is"),
  print: printChoiceSchema
    .extend({ tool: z.string().optional().describe("The kind of tool that it needs") })
    .optional()
    .describe("Only of a printed line"),
  forLine: z
    .number()
    .int()
    .optional()
    .describe("Only of a fee or a tool: the line it belongs to, counted from 0"),
});

export const quoteLineSchema = z.object({
  ...lineFormSchema.shape,
  product: z.string().nullable().describe("Null for a fee, a tool and a custom line"),
  name: z.string(),
  thumbnailImage: z.string(),
  packSize: z.string().optional().describe("“100 pieces”, of a product that says so"),
  sku: z.string().optional().describe("The article number, of a product that has one"),
  code: z.string().optional().describe("The buyer's own code, of what has one"),
  price: z.number().describe("Rupees for each pack of a line of so many"),
  publicPrice: z
    .number()
    .optional()
    .describe("Only where `price` is from the company's price list: what everybody else pays"),
  quantity: z.number().int(),
  lineTotal: z.number(),
  stockCount: z.number().int().describe("0 for what is made to order or is no product"),
  most: z
    .number()
    .int()
    .optional()
    .describe("Only where it is not the stock count: the most packs of one order"),
  available: z.boolean().describe("Can be ordered as asked; otherwise outside the totals"),
  dispatchDays: z
    .number()
    .int()
    .optional()
    .describe("Only of a product with a lead time of its own: working days until it leaves"),
  terms: saleTermsSchema
    .extend({ price: z.number().describe("Rupees for one pack where no tier is reached") })
    .optional()
    .describe("Only of a product with price tiers or rules of quantity"),
  least: z
    .number()
    .int()
    .optional()
    .describe("Only of a line made to size: the fewest pieces of its style"),
  problem: z.string().optional().describe("Why this quantity is against the product's rules"),
});

/** One GST tax at one rate for a whole order; amounts in rupees. */
export const taxSumSchema = z.object({
  name: z.enum(["CGST", "SGST", "IGST"]),
  percent: z.number(),
  taxable: z.number(),
  amount: z.number(),
});

/** The additional fields of an order under GST. */
export const gstFiguresSchema = z.object({
  taxes: z.array(taxSumSchema).optional().describe("Only under GST; `tax` is their sum"),
  roundOff: z.number().optional().describe("Only under GST: what brings the total to whole rupees"),
});

export const quoteSchema = z.object({
  lines: z.array(quoteLineSchema),
  subtotal: z.number(),
  discount: z.number(),
  sampleCredit: z
    .number()
    .optional()
    .describe("The part of the discount that gives paid samples back; only where there is any"),
  promo: z.object({ code: z.string(), percent: z.number() }).nullable(),
  promoError: z.string().optional(),
  shipping: z.number(),
  shippingWay: z
    .enum(ShippingWay)
    .nullable()
    .optional()
    .describe(
      "Only where shipping is priced by weight: the way of `shipping`; null until the PIN code is known, and where nothing goes",
    ),
  shippingWays: z
    .array(pricedMethodSchema)
    .optional()
    .describe("Only where shipping is priced by weight: the ways to the PIN code"),
  tax: z.number(),
  ...gstFiguresSchema.shape,
  total: z.number(),
  approval: z
    .array(caughtRuleSchema)
    .optional()
    .describe("Only of a company's member: the rules of the company that would catch this order"),
  limits: orderLimitsSchema.optional(),
  purchaseOrder: z
    .enum(["number", "file"])
    .optional()
    .describe("Only where the customer's company asks for it with each order"),
});

export type GstFigures = z.output<typeof gstFiguresSchema>;
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
/** Amounts in rupees. */
export type Quote = z.output<typeof quoteSchema>;
export type QuoteLine = z.output<typeof quoteLineSchema>;
