import { LineKind, LineUnit, OfferState, ShippingWay } from "@/lib/db/generated/enums";
import { cartonFields } from "@/lib/catalogue/number-fields";
import { z } from "@/lib/base/input/zod";
import { lineSizeSchema } from "@/lib/pricing/line-size";
import { taxSumSchema } from "@/lib/orders/cart/schemas";
import { stepsSchema } from "./draft/step-schemas";

/** Response schemas of offers. */

const moment = z.iso.datetime();
const money = z.number();

export const offerVersionSchema = z.object({
  n: z.number().int(),
  sentAt: moment.nullable().describe("Null for the draft, which only the shop sees"),
  validUntil: z.iso.date().describe("The last day in India"),
  leadDays: z.number().int().describe("Working days from the approval of the last proof"),
  tolerancePercent: z.number().int(),
  advancePercent: z.number().int(),
  paymentSteps: stepsSchema.optional().describe("What is paid when; the last step is the rest"),
  kept: z
    .boolean()
    .describe("Its goods are kept for the buyer, who calls them off in parts; so is its order"),
  lines: z.array(
    z.object({
      _id: z.uuid(),
      kind: z.enum(LineKind),
      name: z.string().meta({ example: "Mailer box" }),
      spec: z.record(z.string(), z.string()),
      unit: z.enum(LineUnit),
      basis: z.number().int(),
      hsn: z.string().nullable(),
      product: z.uuid().nullable(),
      packSize: z
        .string()
        .optional()
        .describe("Of a pack, when the line was written: “100 pieces”"),
      packedWeight: z.number().int().optional().describe("Grams of `basis` of the unit"),
      carton: cartonFields.optional().describe("Millimetres of `basis` of the unit"),
      code: z.string().optional().describe("The buyer's own, of what they have one for"),
      again: z.uuid().optional().describe("The approved order line that it makes again"),
      cost: money
        .optional()
        .describe(
          "What `basis` of the unit costs the shop, where that is known; needs `costs.read`",
        ),
      made: lineSizeSchema
        .optional()
        .describe("Of a line made to size: as it was chosen, and the version of the size table"),
      forLine: z
        .number()
        .int()
        .optional()
        .describe("Only of a fee or a tool: the line that it is charged for, counted from 0"),
      quantities: z.array(
        z.object({
          quantity: z.number().int(),
          price: money,
          total: money,
          cost: money
            .optional()
            .describe("Of `made` without `cost`: as that, in this quantity; needs `costs.read`"),
        }),
      ),
    }),
  ),
  discount: money,
  shipping: money,
  shippingWay: z.enum(ShippingWay).optional(),
  pin: z
    .string()
    .optional()
    .describe("Where the rates priced the shipping to; to another place it is priced again"),
  weight: z
    .number()
    .int()
    .optional()
    .describe("Grams of the first quantities, where all lines are made and weighed"),
  tax: money.describe("For the first quantity of each line, as are `taxes` and `total`"),
  taxes: z.array(taxSumSchema),
  total: money,
  words: z.string().nullable(),
  superseded: z.boolean(),
});

export const offerSchema = z.object({
  _id: z.uuid(),
  number: z.string(),
  state: z.enum(OfferState),
  version: z.number().int().nullable().describe("The last one that was sent"),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  customer: z
    .uuid()
    .nullable()
    .optional()
    .describe("The company or account whose it is; only the shop is told"),
  account: z.uuid().nullable().optional().describe("Its account; only the shop is told"),
  handOverTo: z
    .string()
    .optional()
    .describe("Only of a member's personal offer: the company to which it can be handed over"),
  createdAt: moment,
  updatedAt: moment,
  waitingSince: moment
    .nullable()
    .describe("Since when its buyer waits for the shop; only the shop is told"),
  asked: z.array(
    z.object({
      product: z.uuid().nullable(),
      name: z.string(),
      spec: z.record(z.string(), z.string()),
      quantities: z.array(z.number().int()),
      note: z.string().nullable(),
      packSize: z.string().optional().describe("Of a pack, when it was asked for: “100 pieces”"),
      unit: z
        .enum(LineUnit)
        .optional()
        .describe("Without it a product is counted in packs, anything else by the piece"),
      again: z
        .object({
          line: z.uuid(),
          unit: z.enum(LineUnit),
          basis: z.number().int(),
          hsn: z.string().nullable(),
        })
        .optional()
        .describe("The approved order line that is made again, and how it was priced"),
    }),
  ),
  files: z
    .array(z.object({ _id: z.uuid(), name: z.string(), size: z.number().int().describe("Bytes") }))
    .describe("What came with the request; GET /offers/{id}/files/{file} hands one out"),
  versions: z.array(offerVersionSchema).describe("Newest last"),
  messages: z.array(
    z.object({
      _id: z.uuid(),
      party: z.enum(["customer", "shop"]),
      internal: z.boolean(),
      by: z.string(),
      text: z.string(),
      at: moment,
    }),
  ),
  reason: z.string().nullable().describe("Why it was declined or withdrawn"),
  endedAt: moment
    .optional()
    .describe("When it was accepted, declined or withdrawn, or had expired"),
  order: z.object({ _id: z.uuid(), orderId: z.string() }).optional(),
  accessKey: z.string().optional().describe("Only in the answer to a guest who asks"),
});

export type OfferAnswer = z.output<typeof offerSchema>;

export const offerSummarySchema = z.object({
  waiting: z.number().int().describe("Offers whose buyer waits for the shop"),
  late: z.number().int().describe("Of these, those that have waited longer than the shop promises"),
  answerHours: z
    .number()
    .int()
    .nullable()
    .describe("Within which the shop promises an answer; null: it does not"),
});

export type OfferSummary = z.output<typeof offerSummarySchema>;

const statedPrice = z.number().describe("Rupees");

const statedTiers = z.array(z.object({ from: z.number().int(), price: statedPrice }));

export const priceHelpSchema = z.object({
  products: z
    .array(
      z.object({
        _id: z.uuid(),
        name: z.string(),
        price: statedPrice,
        tiers: statedTiers,
        cost: statedPrice.optional().describe("Of a pack, where it is known; needs `costs.read`"),
        companyPrice: z
          .object({ price: statedPrice, tiers: statedTiers.optional() })
          .optional()
          .describe("What the buyer's company pays by its price list; only where it has one"),
      }),
    )
    .describe("What the products that it is about cost in the shop, a pack"),
  earlier: z
    .array(
      z.object({
        _id: z.uuid(),
        number: z.string(),
        state: z.enum(OfferState),
        sentAt: moment,
        lines: z.array(
          z.object({
            name: z.string(),
            unit: z.enum(LineUnit),
            basis: z.number().int(),
            quantities: z.array(z.object({ quantity: z.number().int(), price: statedPrice })),
          }),
        ),
      }),
    )
    .describe("The last offers that were sent to this buyer, newest first"),
});

export type PriceHelp = z.output<typeof priceHelpSchema>;
