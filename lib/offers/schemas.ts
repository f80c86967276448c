import { LineKind, LineUnit, OfferState, ShippingWay } from "@/lib/db/generated/enums";
import {
  emailField,
  idField,
  leftOut,
  momentField,
  nullableLines,
  optionalLines,
  optionalText,
  phoneField,
  requiredLines,
  requiredText,
} from "@/lib/base/input/fields";
import { listOrText } from "@/lib/base/input/json";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { cartonFields } from "@/lib/catalogue/number-fields";
import { pinField } from "@/lib/shop/delivery/schemas";
import { hsnField } from "@/lib/shop/gst/schemas";
import { cartItemSchema, quoteRequestSchema } from "@/lib/orders/cart/schemas";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import { placeOrderSchema } from "@/lib/orders/schemas";
import { requestTexts } from "@/lib/orders/texts/schemas";
import { ACCEPTANCE_TEXTS, pickTexts } from "@/lib/orders/texts/texts";
import { writtenSizeSchema } from "@/lib/pricing/line-size";
import { isWholePaise } from "@/lib/pricing/money";

/** Schemas of what is sent about offers: what a buyer asks for, and what the shop writes in a version. */

export const OFFER_LIMITS = {
  lines: 50,
  quantities: 5,
  /** Files of one request. */
  files: 5,
  /** Units of one line; labels are counted in pieces. */
  quantity: 10_000_000,
  /** Days, from the day on which it is written. */
  validDays: { default: 15, least: 1, most: 180 },
  leadDays: 365,
  tolerancePercent: 10,
} as const;

/** Rupees of one line; 50 of them can be added up exactly. */
const MAX_LINE_TOTAL = 1_000_000_000;

const quantity = z
  .number("Enter a quantity.")
  .int("Enter a whole number.")
  .min(1, "Enter at least 1.")
  .max(OFFER_LIMITS.quantity, "Enter at most 1,00,00,000.");

const words = (max: number) => leftOut(optionalText(max));

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const QUANTITY_TWICE = "Name each quantity once.";

export const specSchema = z.object({
  size: words(120),
  material: words(200),
  print: words(200),
  finish: words(200),
  tolerance: words(120),
});

const askedLineSchema = z.object({
  product: leftOut(idField()).describe("`_id` of a product that it is like"),
  name: words(200).describe("What it is; the product's name without it"),
  spec: leftOut(specSchema),
  again: leftOut(idField()).describe(
    "`_id` of an approved line of the account's own orders, whose name and spec count then: unchanged it needs no proof",
  ),
  quantities: z
    .array(quantity)
    .min(1, "Say how many you need.")
    .max(OFFER_LIMITS.quantities, `Ask for at most ${OFFER_LIMITS.quantities} quantities.`)
    .refine(isUnique, QUANTITY_TWICE),
  note: leftOut(optionalLines(1000)),
});

type AskedLine = z.output<typeof askedLineSchema>;

const namesGoods = ({ product, again, spec = {} }: AskedLine) =>
  product !== undefined || again !== undefined || Object.values(spec).some(Boolean);

export const askOfferSchema = z
  .object({
    lines: listOrText(askedLineSchema, OFFER_LIMITS.lines),
    fromCart: listOrText(cartItemSchema, MAX_LINES).describe("The items of a cart"),
    name: words(120).describe("Required without a session"),
    email: leftOut(emailField).describe("Required without a session"),
    phone: leftOut(phoneField),
    company: words(120),
    message: leftOut(optionalLines(5000)),
  })
  .refine(({ lines, fromCart }) => Boolean(lines?.length) || Boolean(fromCart?.length), {
    message: "Say what you need.",
    path: ["lines"],
  })
  .refine(({ lines = [] }) => lines.every(namesGoods), {
    message: "Name the product, or describe what you need: its size, material, print or finish.",
    path: ["lines"],
  });

export type AskOffer = z.output<typeof askOfferSchema>;

/** Rupees with at most two decimals. */
export const amountSchema = z
  .number("Enter an amount in rupees.")
  .min(0, "Enter an amount of 0 or more.")
  .max(MAX_LINE_TOTAL)
  .refine(isWholePaise, "Use at most two decimals.");

const GRAMS = "Enter whole grams, from 1 to 10,00,000.";

const choiceSchema = z.object({
  quantity,
  price: amountSchema.describe("Rupees for `basis` of the unit"),
});

/** Rupees that the paise of an order line can hold. */
const MAX_COST = 20_000_000;

export const offerLineSchema = z
  .object({
    _id: leftOut(idField()).describe(
      "Of a line of the draft, or of the version that this one follows: it stays that line",
    ),
    kind: z.enum(LineKind, "Choose what the line is."),
    name: requiredText("Name", 200),
    spec: leftOut(specSchema),
    unit: z.enum(LineUnit, "Choose packs, pieces, thousands or sets.").default("PCS"),
    basis: z.literal([1, 100, 1000], "Choose 1, 100 or 1,000.").default(1),
    hsn: leftOut(
      z
        .literal("")
        .transform(() => undefined)
        .or(hsnField),
    ).describe("Required of a custom line under GST"),
    product: leftOut(idField()).describe("Required of a line of kind `product`"),
    packedWeight: leftOut(z.number(GRAMS).int(GRAMS).min(1, GRAMS).max(1_000_000, GRAMS)).describe(
      "Of a custom line: grams of `basis` of the unit as they are shipped; without it the rates have no price",
    ),
    carton: leftOut(cartonFields).describe("Of a custom line: millimetres of `basis` of the unit"),
    again: leftOut(idField()).describe(
      "Of a custom line: `_id` of the buyer's approved order line that it makes again",
    ),
    made: leftOut(writtenSizeSchema).describe(
      "Of a custom line in pieces: what it is made to size as; the spec says the same in the size table’s words",
    ),
    cost: amountSchema
      .max(MAX_COST, "Enter at most ₹2,00,00,000.")
      .nullable()
      .optional()
      .describe(
        "What `basis` of the unit costs the shop; null: not known; as it was without it. Needs `costs.read`; a product's stands in its form",
      ),
    quantities: z
      .array(choiceSchema)
      .min(1, "Enter a quantity.")
      .max(OFFER_LIMITS.quantities)
      .refine((choices) => isUnique(choices.map((choice) => choice.quantity)), QUANTITY_TWICE),
  })
  .refine(
    ({ kind, quantities }) => kind === "sample" || quantities.every(({ price }) => price > 0),
    {
      message: "Only samples are free. Enter a price.",
      path: ["quantities"],
    },
  )
  .refine(({ kind, product }) => kind !== "product" || product !== undefined, {
    message: "Choose the product.",
    path: ["product"],
  })
  .refine(({ kind, cost }) => kind !== "product" || (cost ?? null) === null, {
    message: "A product’s cost stands in its form.",
    path: ["cost"],
  })
  .refine(({ kind, unit, made }) => !made || (kind === "custom" && unit === "PCS"), {
    message: "What is made to size is a custom line, counted in pieces.",
    path: ["made"],
  })
  .refine(
    ({ basis, quantities }) =>
      quantities.every(({ quantity: count, price }) => (count * price) / basis <= MAX_LINE_TOTAL),
    { message: "A line comes to at most ₹1,00,00,00,000.", path: ["quantities"] },
  );

const percent = (most: number) => z.number().int("Enter whole percent.").min(0).max(most);

/** What a version says. */
const terms = {
  lines: z
    .array(offerLineSchema)
    .min(1, "An offer has at least one line.")
    .max(OFFER_LIMITS.lines)
    .refine((lines) => isUnique(lines.flatMap(({ _id }) => _id ?? [])), "Name each line once."),
  shipping: amountSchema,
  shippingWay: z.enum(ShippingWay),
  pin: pinField,
  discount: amountSchema,
  validUntil: z.iso.date("Enter a day, such as 2026-12-11."),
  leadDays: z.number().int().min(0).max(OFFER_LIMITS.leadDays),
  tolerancePercent: percent(OFFER_LIMITS.tolerancePercent),
  advancePercent: percent(100),
  kept: z
    .boolean()
    .describe("Its goods are kept for the buyer, who calls them off in parts by date"),
};

const PIN =
  "Where shipping is priced by weight: prices `shippingWay` by the rates to this PIN code, in place of `shipping`";

const MAX_WORDS = 4000;

/** The same for a new version: each field has a default. */
const termsFields = {
  ...terms,
  shipping: terms.shipping.default(0),
  shippingWay: leftOut(terms.shippingWay).describe("How it travels"),
  pin: leftOut(terms.pin).describe(PIN),
  discount: terms.discount.default(0),
  validUntil: terms.validUntil.optional().describe("In India; 15 days from today without it"),
  leadDays: terms.leadDays.default(10),
  tolerancePercent: terms.tolerancePercent.default(0),
  advancePercent: terms.advancePercent.default(0),
  kept: terms.kept.default(false),
  words: leftOut(optionalLines(MAX_WORDS)),
};

export const offerTermsSchema = z.object(termsFields);

export type OfferTermsInput = z.output<typeof offerTermsSchema>;

export const newOfferSchema = z.object({
  ...termsFields,
  name: requiredText("Name", 120),
  email: emailField,
  phone: leftOut(phoneField),
  company: words(120),
});

export type NewOffer = z.output<typeof newOfferSchema>;

/** What is left out stays as it is. */
export const editOfferSchema = z
  .object({
    ...terms,
    shippingWay: terms.shippingWay.nullable().describe("How it travels; null: not agreed"),
    pin: terms.pin.nullable().describe(`${PIN}; null: as written in \`shipping\``),
    validUntil: terms.validUntil.nullable().describe("In India; null: 15 days from today"),
    words: nullableLines(MAX_WORDS),
    updatedAt: momentField().describe("As it was read"),
  })
  .partial()
  .refine((changes) => Object.keys(changes).some((name) => name !== "updatedAt"), {
    message: "Say what to change.",
  });

export type OfferChanges = z.output<typeof editOfferSchema>;

export const choicesSchema = z
  .array(z.object({ line: idField(), quantity }))
  .max(OFFER_LIMITS.lines)
  .refine((choices) => isUnique(choices.map(({ line }) => line)), "Name each line once.")
  .default([])
  .describe("The quantity of each line that offers several");

const { totalAmount, paymentMethod, shippingAddress, billingAddress, gstin } =
  placeOrderSchema.shape;

export const acceptOfferSchema = z.object({
  version: z.number().int().min(1),
  choices: choicesSchema,
  totalAmount,
  paymentMethod,
  shippingAddress,
  billingAddress,
  ...pickTexts(requestTexts, ACCEPTANCE_TEXTS),
});

export type AcceptOffer = z.output<typeof acceptOfferSchema>;

export const acceptByPhoneSchema = acceptOfferSchema.extend({
  note: requiredLines("Note", 1000).describe("Who called, and what they said"),
});

export const quoteOfferSchema = z.object({
  version: z.number().int().min(1),
  choices: choicesSchema,
  state: words(60),
  gstin,
  pin: leftOut(pinField).describe("Where the goods go"),
  paymentMethod,
  shippingAddress: quoteRequestSchema.shape.shippingAddress,
});

export const offerMessageSchema = z.object({ text: requiredLines("Message", 5000) });

export const offerReasonSchema = z.object({
  reason: requiredText("Reason", 1000).meta({ example: "We decided for another size." }),
});

export const withdrawOfferSchema = offerReasonSchema.extend({
  silent: z.boolean().default(false).describe("Without an email to the buyer, as for spam"),
});

export const offerFilterSchema = z.object({
  q: searchQuery("Part of the number, the name, the email or the company"),
  state: z.enum(OfferState).optional(),
  waiting: z.enum(["yes"]).optional().describe("Only those whose buyer waits for the shop"),
  ended: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "Enter a month, such as 2026-11.")
    .optional()
    .describe("Only those that ended in this month in India, such as 2026-11"),
});

export type OfferFilter = z.output<typeof offerFilterSchema>;

export const offerListQuerySchema = offerFilterSchema.extend({
  ...pageQuery({ default: 20, max: 100 }),
});
export type OfferListQuery = z.output<typeof offerListQuerySchema>;

export const extendOfferSchema = z.object({
  validUntil: z.iso.date("Enter a day, such as 2026-12-11."),
});

export const staffMessageSchema = offerMessageSchema.extend({
  internal: z.boolean().default(false).describe("Only for the shop's eyes"),
});

export type QuoteOffer = z.output<typeof quoteOfferSchema>;
