import { postalAddressAnswerSchema } from "@/lib/identity/addresses/schemas";
import { LineUnit, ShippingWay } from "@/lib/db/generated/enums";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/base/http/languages";
import { DUE_PARTS } from "@/lib/orders/due/due-rows";
import { DUE_RULES } from "@/lib/orders/due/payment-steps";
import { mapTexts, PRINTED_TEXTS } from "@/lib/orders/texts/texts";
import { z } from "@/lib/base/input/zod";

/**
 * The full content of an invoice, a credit note or a voucher except its number and date. The document is always printed
 * from it, whatever happens to the order, the shop and its customer (docs/product.md: Documents). It is stored as JSON:
 * members may be added with a default, and none may change its meaning. Amounts in paise.
 */

const paise = z.number().int();
const text = z.string();
const optional = text.nullable();

const placeSchema = z.object({ code: text, name: text });

const sellerSchema = z.object({
  /** The legal name under GST. */
  name: text,
  tradeName: text,
  address: text,
  /** City and PIN code of the address; null on documents from before they had settings. */
  city: optional.default(null),
  pin: optional.default(null),
  gstin: optional,
  /** The registration as a micro, small or medium enterprise. */
  udyam: optional.default(null),
  state: placeSchema.nullable(),
  email: text,
  phone: text,
  /** True when the shop has uploaded its own logo: the default mark is left out. */
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

/** How the taxable value of a sold line is computed: gross - discount + shipping. */
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
  /** The unit of `packs`; PAC on documents from before other units were sold. */
  unit: z.enum(LineUnit).default("PAC"),
  /** The price is per this many units. */
  basis: z.number().int().default(1),
  /** Print or spec of the line; empty for plain packs. */
  detail: text.default(""),
  packs: z.number().int(),
  /** "100 pieces"; null when the product had no pack size. */
  packSize: optional,
  /** The article number; null on documents from before it was printed. */
  sku: optional.default(null),
  /** Pieces in all packs together; null when the pack size is not a number of pieces. */
  pieces: z.number().int().nullable(),
  /** Per `basis` of the unit, before tax. */
  pricePaise: paise,
  /** Null on a credit note. */
  price: priceSchema.nullable(),
  /** Null under the flat tax. */
  rateBasisPoints: z.number().int().nullable(),
});

const hsnSchema = taxesSchema.extend({
  /** Null for products without an HSN code. */
  hsnCode: optional,
  rateBasisPoints: z.number().int(),
  packs: z.number().int(),
});

const totalsSchema = z.object({
  /** On an invoice: before discount and shipping. Null on a credit note. */
  subtotalPaise: paise.nullable(),
  discountPaise: paise,
  /** The part of the discount that credits paid samples. */
  sampleCreditPaise: paise.default(0),
  promoCode: optional,
  /** Untaxed shipping under the flat tax; under GST shipping is part of the lines. */
  shippingPaise: paise,
  /** Shipping method, where shipping is priced by weight. */
  shippingWay: z.enum(ShippingWay).nullable().default(null),
  untaxedPaise: paise,
  taxablePaise: paise,
  /** The rate of the flat tax; 0 under GST. */
  taxPercent: z.number(),
  taxPaise: paise,
  roundOffPaise: paise,
  totalPaise: paise,
  totalInWords: text,
});

const paymentSchema = z.object({
  /** Amount due; 0 when fully paid. */
  duePaise: paise,
  dueOn: z.iso.date().nullable(),
  /** Amount received for this bill, and the due rows still open; empty on earlier documents. */
  receivedPaise: paise.default(0),
  due: z
    .array(
      z.object({
        what: z.enum(DUE_PARTS),
        rule: z.enum(DUE_RULES).nullable(),
        amountPaise: paise,
        by: z.iso.date().nullable(),
      }),
    )
    .default([]),
  bank: z.object({ accountName: text, accountNumber: text, ifsc: text, bankName: text }).nullable(),
  /** `link` is the content of the QR code. */
  upi: z.object({ vpa: text, payee: text, link: text }).nullable(),
});

/** For a document that asks for no payment. */
export const NO_PAYMENT: z.output<typeof paymentSchema> = {
  duePaise: 0,
  dueOn: null,
  receivedPaise: 0,
  due: [],
  bank: null,
  upi: null,
};

const namedSchema = z.object({ number: text, issuedOn: z.iso.date() });

export const documentContentSchema = z.object({
  version: z.literal(1),
  /** Language of its printed text; the buyer's when it was issued. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  regime: z.enum(["flat", "gst"]),
  /** True for an order placed under the flat tax whose document is issued while the shop charges GST. */
  isOutsideGst: z.boolean().default(false),
  seller: sellerSchema,
  buyer: buyerSchema,
  delivery: postalAddressAnswerSchema,
  /** A GSTIN, or "URP"; null without one. */
  consigneeGstin: optional.default(null),
  /** Null under the flat tax. */
  placeOfSupply: placeSchema.nullable(),
  reverseCharge: z.literal("No"),
  order: z.object({
    number: text,
    placedOn: z.iso.date(),
    ...mapTexts(PRINTED_TEXTS, () => optional.default(null)),
    /** Requester and approver, for an order that the buyer's company had to approve. */
    askedBy: optional.default(null),
    approvedBy: optional.default(null),
  }),
  lines: z.array(lineSchema),
  /** By HSN code and rate; empty under the flat tax. */
  hsn: z.array(hsnSchema),
  totals: totalsSchema,
  /** Payment instructions, from the shop's settings at that time. */
  payment: paymentSchema,
  /** Empty without a signatory in the settings. */
  signatory: text,
  /**
   * On a credit note: the corrected invoice, other corrected invoices of the order, and the reason; on a refund
   * voucher: its receipt voucher and the reason.
   */
  corrects: z
    .object({
      ...namedSchema.shape,
      reason: text,
      also: z.array(namedSchema).default([]),
    })
    .nullable(),
  /** On a voucher: means and time of the payment, and the goods that it is for. Otherwise null. */
  advance: z
    .object({
      means: text,
      reference: optional,
      movedOn: z.iso.date(),
      goods: z.array(z.object({ name: text, quantity: text })),
    })
    .nullable()
    .default(null),
});

export type DocumentContent = z.output<typeof documentContentSchema>;
export type DocumentLine = DocumentContent["lines"][number];
export type HsnSum = DocumentContent["hsn"][number];
