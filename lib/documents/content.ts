import { postalAddressAnswerSchema } from "@/lib/orders/addresses/schemas";
import { z } from "@/lib/base/input/zod";

/**
 * All that an invoice or a credit note says beside its number and date: what a paper is printed from, again
 * and again, whatever becomes of the order, the shop and its customer (docs/product.md: Documents). It is
 * stored, so members may be added with a default and none ever changes its meaning. Amounts in paise.
 */

const paise = z.number().int();
const text = z.string();
const optional = text.nullable();

const placeSchema = z.object({ code: text, name: text });

const sellerSchema = z.object({
  /** Under GST the legal name. */
  name: text,
  tradeName: text,
  address: text,
  gstin: optional,
  state: placeSchema.nullable(),
  email: text,
  phone: text,
  /** Known by its own picture: the shop's mark is left out. */
  hasOwnLogo: z.boolean(),
});

const buyerSchema = z.object({
  name: text,
  company: optional,
  email: optional,
  phone: optional,
  gstin: optional,
  /** The billing address. */
  address: postalAddressAnswerSchema,
});

/** How the taxable value of a line that was sold comes about: gross - discount + shipping. */
const priceSchema = z.object({
  grossPaise: paise,
  discountPaise: paise,
  shippingPaise: paise,
});

const taxesSchema = z.object({
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
});

const lineSchema = taxesSchema.extend({
  orderLineId: z.uuid(),
  name: text,
  hsnCode: optional,
  packs: z.number().int(),
  /** "100 pieces"; null where the product had none. */
  packSize: optional,
  /** The article number; of papers from before it stood on them, none. */
  sku: optional.default(null),
  /** In all of the packs; null where the pack size is no number of pieces. */
  pieces: z.number().int().nullable(),
  /** One pack, before tax. */
  pricePaise: paise,
  /** Null on a credit note. */
  price: priceSchema.nullable(),
  /** Null in the flat regime. */
  rateBasisPoints: z.number().int().nullable(),
});

const hsnSchema = taxesSchema.extend({
  /** Null for products without one. */
  hsnCode: optional,
  rateBasisPoints: z.number().int(),
  packs: z.number().int(),
});

const totalsSchema = z.object({
  /** Of an invoice: before discount and shipping. */
  subtotalPaise: paise.nullable(),
  discountPaise: paise,
  promoCode: optional,
  /** In the flat regime the shipping, which bears no tax there; under GST it is in the lines. */
  shippingPaise: paise,
  untaxedPaise: paise,
  taxablePaise: paise,
  /** Of the flat regime; 0 under GST. */
  taxPercent: z.number(),
  taxPaise: paise,
  roundOffPaise: paise,
  totalPaise: paise,
  totalInWords: text,
});

const paymentSchema = z.object({
  /** Above zero where there is a way to pay below. */
  duePaise: paise,
  dueOn: z.iso.date().nullable(),
  bank: z.object({ accountName: text, accountNumber: text, ifsc: text, bankName: text }).nullable(),
  /** With the link that its QR code holds. */
  upi: z.object({ vpa: text, payee: text, link: text }).nullable(),
});

export const documentContentSchema = z.object({
  version: z.literal(1),
  regime: z.enum(["flat", "gst"]),
  /** Ordered under the flat tax, and issued by a shop that charges GST. */
  isOutsideGst: z.boolean().default(false),
  seller: sellerSchema,
  buyer: buyerSchema,
  delivery: postalAddressAnswerSchema,
  /** Null in the flat regime. */
  placeOfSupply: placeSchema.nullable(),
  reverseCharge: z.literal("No"),
  order: z.object({ number: text, placedOn: z.iso.date(), poNumber: optional }),
  lines: z.array(lineSchema),
  /** By code and rate; empty in the flat regime. */
  hsn: z.array(hsnSchema),
  totals: totalsSchema,
  /** Where it can be paid, as far as the shop had said so. */
  payment: paymentSchema,
  /** Empty where nobody was named. */
  signatory: text,
  /** Of a credit note: what it corrects, and why. */
  corrects: z.object({ number: text, issuedOn: z.iso.date(), reason: text }).nullable(),
});

export type DocumentContent = z.output<typeof documentContentSchema>;
export type DocumentLine = DocumentContent["lines"][number];
export type HsnSum = DocumentContent["hsn"][number];
