import { LineKind, LineUnit, ShippingWay } from "@/lib/db/generated/enums";
import {
  emailField,
  idField,
  leftOut,
  momentField,
  nullableLines,
  optionalLines,
  phoneField,
  requiredText,
} from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { cartonFields } from "@/lib/catalogue/number-fields";
import { pinField } from "@/lib/shop/delivery/schemas";
import { hsnField } from "@/lib/shop/gst/schemas";
import { writtenSizeSchema } from "@/lib/pricing/line-size";
import {
  amountSchema,
  isUnique,
  MAX_LINE_TOTAL,
  OFFER_LIMITS,
  priceSchema,
  quantity,
  QUANTITY_TWICE,
  specSchema,
  words,
} from "../fields";
import { stepsSchema } from "./step-schemas";

/** Fields of a version. */

const GRAMS = "Enter whole grams, from 1 to 10,00,000.";

const choiceSchema = z.object({
  quantity,
  price: priceSchema.describe("Rupees for `basis` of the unit"),
});

const FOR_LINE = "Name a line of goods by its place, counted from 0.";

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
    forLine: leftOut(z.number(FOR_LINE).int(FOR_LINE).min(0, FOR_LINE)).describe(
      "Of a fee or a tool: the line that it is charged for, counted from 0",
    ),
    cost: priceSchema
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

/** Index of the first fee or tool that is charged for a line without goods; -1 for none. */
const findMisplaced = (lines: readonly z.output<typeof offerLineSchema>[]): number =>
  lines.findIndex(
    ({ kind, forLine }) =>
      forLine !== undefined && (!isExtra(kind) || isExtra(lines[forLine]?.kind ?? "fee")),
  );

const isExtra = (kind: LineKind) => kind === "fee" || kind === "tool";

/** Terms of a version. */
const terms = {
  lines: z
    .array(offerLineSchema)
    .min(1, "An offer has at least one line.")
    .max(OFFER_LIMITS.lines)
    .refine((lines) => isUnique(lines.flatMap(({ _id }) => _id ?? [])), "Name each line once.")
    .superRefine((lines, context) => {
      const index = findMisplaced(lines);
      if (index < 0) return;
      context.addIssue({ code: "custom", path: [index, "forLine"], message: FOR_LINE });
    }),
  shipping: amountSchema,
  shippingWay: z.enum(ShippingWay),
  pin: pinField,
  discount: amountSchema,
  validUntil: z.iso.date("Enter a day, such as 2026-12-11."),
  leadDays: z.number().int().min(0).max(OFFER_LIMITS.leadDays),
  tolerancePercent: percent(OFFER_LIMITS.tolerancePercent),
  advancePercent: percent(100),
  paymentSteps: stepsSchema,
  kept: z
    .boolean()
    .describe("Its goods are kept for the buyer, who calls them off in parts by date"),
};

const PIN =
  "Where shipping is priced by weight: prices `shippingWay` by the rates to this PIN code, in place of `shipping`";

const MAX_WORDS = 4000;

const STEPS =
  "What is paid when. The last step is the rest; without steps it is the advance, then what the settings say";

/** The terms of a new version, each with a default. */
const termsFields = {
  ...terms,
  shipping: terms.shipping.default(0),
  shippingWay: leftOut(terms.shippingWay).describe("How it travels"),
  pin: leftOut(terms.pin).describe(PIN),
  discount: terms.discount.default(0),
  validUntil: terms.validUntil.optional().describe("In India; 15 days from today without it"),
  leadDays: terms.leadDays.default(10),
  tolerancePercent: terms.tolerancePercent.default(0),
  advancePercent: terms.advancePercent
    .default(0)
    .describe("Paid before production; `paymentSteps` take its place"),
  paymentSteps: terms.paymentSteps.optional().describe(STEPS),
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

/** Omitted fields stay as they are. */
export const editOfferSchema = z
  .object({
    ...terms,
    shippingWay: terms.shippingWay.nullable().describe("How it travels; null: not agreed"),
    paymentSteps: terms.paymentSteps.nullable().describe(STEPS),
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
