import { postalAddressAnswerSchema, sentAddressSchema } from "@/lib/identity/addresses/schemas";
import { ShippingWay } from "@/lib/db/generated/enums";
import { z } from "@/lib/base/input/zod";
import { consigneeField } from "@/lib/shop/gst/gstin-field";
import { emailField, idField, leftOut } from "@/lib/base/input/fields";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import {
  cartItemSchema,
  gstFiguresSchema,
  itemLineSchema,
  promoCodeSchema,
  shippingMethodField,
  sizeItemSchema,
  taxSumSchema,
} from "@/lib/orders/cart/schemas";
import { PAYMENT_METHODS } from "@/lib/shop/payment-methods/methods";
import { correctedChangesSchema, waitingCorrectionSchema } from "./corrected";
import { claimSchema, dispatchSchema, orderCallOffsSchema } from "./dispatch-schemas";
import { orderLineSchema } from "./line-schemas";
import { orderMoneySchema } from "./money-schemas";
import { ORDER_ACTS } from "./order-acts";
import { answerTexts, requestTexts } from "./texts/schemas";
import { CUSTOMER_TEXTS, pickTexts, UNRULED_TEXTS } from "./texts/texts";
import { ORDER_PARTIES, ORDER_PROOFS, ORDER_STATUSES } from "./status";

const price = z
  .number()
  .nonnegative()
  .describe("Rupees, as the customer saw it; the server prices anew");

const orderLineRequestSchema = z.union([
  sizeItemSchema.extend({ price }),
  itemLineSchema.extend({ price }),
  cartItemSchema.extend({ price }),
]);

export const placeOrderSchema = z.object({
  products: z
    .array(orderLineRequestSchema)
    .min(1, "Your cart is empty.")
    .max(MAX_LINES, `An order holds at most ${MAX_LINES} products`),
  shippingAddress: sentAddressSchema.extend({
    gstin: leftOut(consigneeField).describe(
      "Of the consignee where that is not the buyer, or `URP`; of the state and PIN code of this address",
    ),
  }),
  totalAmount: z.number().nonnegative().describe("Rupees, as the customer saw it"),
  email: leftOut(emailField),
  ...pickTexts(requestTexts, CUSTOMER_TEXTS),
  promoCode: leftOut(promoCodeSchema),
  gstin: requestTexts.gstin,
  billingAddress: leftOut(sentAddressSchema).describe(
    "Whom the invoice is made out to; the shipping address without it",
  ),
  ...pickTexts(requestTexts, UNRULED_TEXTS),
  paymentMethod: leftOut(z.enum(PAYMENT_METHODS, "Choose one of the ways to pay.")).describe(
    "How the customer pays; required where the shop offers any way, and one that it offers for this order",
  ),
  shippingWay: leftOut(shippingMethodField),
  purchaseOrder: leftOut(idField()).describe(
    "The `_id` of a file that `POST /purchase-orders` took, within 20 hours",
  ),
  personal: leftOut(z.boolean()).describe(
    "For oneself and not for the company that the account belongs to",
  ),
  newsletter: leftOut(z.boolean()).describe(
    "Also news and offers; an address that nobody has proven is mailed a link to confirm first",
  ),
  whatsapp: leftOut(z.boolean()).describe(
    "Also WhatsApp messages about orders, payments and proofs to `phone`, where the shop sends any",
  ),
});

export type PlaceOrderRequest = z.output<typeof placeOrderSchema>;

export const uploadedPurchaseOrderSchema = z.object({
  _id: z.uuid().describe("For the order that brings it"),
  name: z.string().meta({ example: "PO-2211.pdf" }),
});

export type UploadedPurchaseOrder = z.output<typeof uploadedPurchaseOrderSchema>;

const orderDispatch = z.iso
  .date()
  .nullable()
  .describe(
    "The day in India by which it was expected to leave when it was placed; null until the last proof of a printed or custom line is approved",
  );

const orderDelivery = z.iso
  .date()
  .nullable()
  .describe("The day in India by which it was expected to arrive when it was placed");

const orderProof = z.enum(ORDER_PROOFS).nullable();

export const placedOrderSchema = z.object({
  orderId: z.string(),
  _id: z.uuid(),
  totalAmount: z.number(),
  dispatchBy: orderDispatch,
  deliverBy: orderDelivery,
  proof: orderProof.describe("Who vouched for it as it was placed; nobody yet for a guest's order"),
  accessKey: z.string().optional().describe("Opens this one order; only for a guest's order"),
});

export type PlacedOrderAnswer = z.output<typeof placedOrderSchema>;

/** The amounts that make up the total of an order, in rupees. */
export const orderFiguresSchema = z.object({
  subtotal: z.number(),
  discount: z.number(),
  promoCode: z.string().nullable(),
  sampleCredit: z
    .number()
    .optional()
    .describe("The part of the discount that gives paid samples back; only where there is any"),
  shipping: z.number(),
  shippingWay: z
    .enum(ShippingWay)
    .optional()
    .describe("How it travels; only of an order whose shipping is priced by weight"),
  tax: z.number(),
  ...gstFiguresSchema.shape,
});

export type OrderFigures = z.output<typeof orderFiguresSchema>;

export const orderSchema = z.object({
  _id: z.uuid(),
  orderId: z.string(),
  status: z.enum(ORDER_STATUSES),
  proof: orderProof.describe(
    "Who vouches for it: a verified account, the mailed link, the owner, a payment; or nobody yet",
  ),
  totalAmount: z.number(),
  ...orderFiguresSchema.shape,
  taxes: z.array(taxSumSchema).describe("Under GST `tax` is their sum; none with the flat tax"),
  roundOff: z.number().describe("Under GST what brings the total to whole rupees, else 0"),
  taxPercent: z
    .number()
    .describe("As it was when the order was placed; 0 under GST, where each line has its rate"),
  placeOfSupply: z.string().optional().describe("Only under GST: the state with its code"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  user: z.object({
    name: z.string(),
    email: z
      .string()
      .nullable()
      .describe("Null only for an order that the shop entered for a customer without one"),
  }),
  ...answerTexts,
  /** The company of the order, for its members; absent for a personal order. */
  orderedFor: z.object({ _id: z.uuid(), name: z.string() }).optional(),
  orderedBy: z.string().optional().describe("Who ordered it for that company"),
  allowed: z
    .array(z.enum(ORDER_ACTS))
    .optional()
    .describe("What the caller's role in that company allows; only where one order is read"),
  handOverTo: z
    .string()
    .optional()
    .describe("Only of a member's personal order: the company to which it can be handed over"),
  shippingAddress: postalAddressAnswerSchema.extend({
    gstin: z.string().optional().describe("The consignee's, or `URP`"),
  }),
  billingAddress: postalAddressAnswerSchema
    .nullable()
    .describe("Null where it is the shipping address"),
  approval: z
    .object({ askedBy: z.string(), approvedBy: z.string(), at: z.iso.datetime() })
    .optional()
    .describe("Only of an order that the buyer's company approved: who asked, and who approved"),
  products: z.array(orderLineSchema),
  history: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      at: z.iso.datetime(),
      by: z.string(),
      party: z.enum(ORDER_PARTIES),
      reason: z.string().optional().describe("Why, where the shop tells its customer"),
      takesBack: z
        .enum(ORDER_STATUSES)
        .optional()
        .describe("The status that was given by mistake, where this steps back from it"),
      changes: correctedChangesSchema
        .optional()
        .describe("What was corrected, where this is a correction and leaves the status"),
    }),
  ),
  dispatchBy: orderDispatch,
  deliverBy: orderDelivery,
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).nullable(),
  partlyDispatched: z
    .boolean()
    .describe("Whether a part of it has left and the rest has not, while it is Processing"),
  endedShort: z
    .literal(true)
    .optional()
    .describe("The shop ended it with what had left: the rest is not sent"),
  replaces: z
    .object({ _id: z.uuid(), orderId: z.string() })
    .optional()
    .describe("The order whose goods it replaces free of charge; only of one order"),
  kept: z
    .boolean()
    .describe(
      "Whether its goods are kept for the customer, who calls them off in parts; `dispatchBy` is then the day of the next agreed call-off",
    ),
  cancellable: z
    .boolean()
    .describe(
      "Whether its buyer may cancel it: before production, and before they approve a proof",
    ),
  callOffs: orderCallOffsSchema
    .optional()
    .describe("Of a call-off order; only where one order is read"),
  dispatches: z
    .array(dispatchSchema)
    .optional()
    .describe("What left together, oldest first; only where one order is read"),
  claims: z
    .array(claimSchema)
    .optional()
    .describe("What was reported damaged, missing or wrong; only where one order is read"),
  ...orderMoneySchema.shape,
  waiting: waitingCorrectionSchema
    .optional()
    .describe("The shop's correction that waits for the company; only where one order is read"),
  offer: z
    .object({ _id: z.uuid(), number: z.string() })
    .optional()
    .describe("The offer that became this order; only of one order"),
  purchaseOrder: z
    .object({ name: z.string(), url: z.string() })
    .optional()
    .describe("The buyer's purchase order as a private file; only where one order is read"),
  returns: z
    .array(
      z.object({
        at: z.iso.datetime(),
        reason: z.string().nullable().describe("Why, where the shop tells its customer"),
        products: z.array(
          z.object({ line: z.uuid(), name: z.string(), quantity: z.number().int() }),
        ),
      }),
    )
    .optional()
    .describe("Goods that came back, oldest first; only where one order is read"),
});

export type OrderAnswer = z.output<typeof orderSchema>;
