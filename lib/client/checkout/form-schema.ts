import { postalAddressSchema } from "@/lib/identity/addresses/schemas";
import { z } from "@/lib/base/input/zod";
import { emailField, optionalText, requiredText } from "@/lib/base/input/fields";
import { orderTexts } from "@/lib/orders/texts/schemas";
import { CUSTOMER_TEXTS, pickTexts, BILLING_AND_ORDER_TEXTS } from "@/lib/orders/texts/texts";
import { isPaymentMethod, type PaymentMethod } from "@/lib/shop/payment-methods/methods";
import { dayName } from "@/lib/base/india-time";
import { billingProblems, billingSchema, type BilledForm } from "./billing";
import { CHECKOUT_LABELS, missingText, SENDING } from "./fields";

/** The customer and the delivery: the part of the form that an order contains. */
export const deliverySchema = z.object({
  email: emailField,
  ...pickTexts(orderTexts, CUSTOMER_TEXTS),
  ...postalAddressSchema.shape,
});

const cardText = (field: "cardNumber" | "expiryDate" | "cvv" | "cardName") =>
  requiredText(CHECKOUT_LABELS[field], 100);

const EXPIRY_DATE = /^(0[1-9]|1[0-2])\/\d\d$/;

/** The card, checked in the browser and never sent (docs/product.md: Checkout; PCI DSS 3.3). */
export const cardSchema = z.object({
  cardNumber: cardText("cardNumber").refine(
    (number) => number.replace(/\s/g, "").length >= 13,
    "Please enter a valid card number.",
  ),
  expiryDate: cardText("expiryDate")
    .regex(EXPIRY_DATE, "Enter the month and year on the card, such as 09/28")
    .refine(
      (date) => !EXPIRY_DATE.test(date) || !hasExpired(date),
      "This card has expired. Use another one.",
    ),
  cvv: cardText("cvv").regex(/^\d{3,4}$/, "Enter the 3 or 4 digits of the security code"),
  cardName: cardText("cardName"),
});

/** With payment methods to choose from, no card is asked for. */
const noCardSchema = z.object({
  cardNumber: z.string(),
  expiryDate: z.string(),
  cvv: z.string(),
  cardName: z.string(),
});

const noMethodSchema = z.string().transform((): PaymentMethod | undefined => undefined);

const methodSchema = z.string().transform((chosen, context): PaymentMethod | undefined => {
  if (isPaymentMethod(chosen)) return chosen;
  context.addIssue({ code: "custom", message: missingText("paymentMethod") });
  return z.NEVER;
});

/** Details for the buyer's bookkeeping. */
export const purchaseSchema = z.object({
  ...billingSchema.shape,
  ...pickTexts(orderTexts, BILLING_AND_ORDER_TEXTS),
  /** The id of an uploaded file. */
  purchaseOrder: optionalText(40).refine(
    (id) => id !== SENDING,
    "The file is still being sent. Please wait a moment and order again.",
  ),
});

export const choicesSchema = z.object({
  sameAsShipping: z.boolean(),
  saveInfo: z.boolean(),
  newsletter: z.boolean(),
  whatsapp: z.boolean(),
  /** True when a member of a company orders for themselves. */
  personal: z.boolean().optional(),
  /** The reason why staff let an order on account pass despite an overdue invoice. */
  override: optionalText(500),
});

/** True when the GSTIN itself is valid; a remaining problem is about the address it is used with. */
const isGood = (gstin: unknown) => orderTexts.gstin.safeParse(gstin).success;

function createSchema(
  card: typeof cardSchema | typeof noCardSchema,
  paymentMethod: typeof methodSchema,
) {
  return z
    .object({
      ...deliverySchema.shape,
      ...card.shape,
      paymentMethod,
      ...choicesSchema.shape,
      ...purchaseSchema.shape,
    })
    .check(z.superRefine(refuseBilling, BESIDE_ALL_ELSE));
}

/** Runs even when other fields are invalid, so that one submit shows all problems. */
export const BESIDE_ALL_ELSE = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** Reports problems of billing address and GSTIN together, at their controls. */
export function refuseBilling(
  { gstin, ...rest }: BilledForm,
  context: Pick<z.RefinementCtx, "addIssue">,
): void {
  for (const [field, message] of billingProblems({
    ...rest,
    gstin: isGood(gstin) ? gstin : undefined,
  })) {
    context.addIssue({ code: "custom", path: [field], message });
  }
}

/** The form of a shop that arranges payment with each order. */
export const checkoutSchema = createSchema(cardSchema, noMethodSchema);

/** The form of a shop with payment methods switched on. */
export const choosingSchema = createSchema(noCardSchema, methodSchema);

/** The form of an order of ₹0, and of an offer in a shop that arranges payment: neither card nor method is asked for. */
export const arrangedSchema = createSchema(noCardSchema, noMethodSchema);

export type Delivery = z.output<typeof deliverySchema>;
export type Purchase = z.output<typeof purchaseSchema>;
export type CheckoutInput = z.input<typeof checkoutSchema>;
export type CheckoutValues = z.output<typeof checkoutSchema>;
/** The fields that may be stored while the person is on another page: everything except the card. */
export type CheckoutDraft = { paymentMethod: string } & z.input<typeof deliverySchema> &
  z.input<typeof choicesSchema> &
  z.input<typeof purchaseSchema>;

/**
 * Returns whether a card with this expiry date ("MM/YY") has expired. It is valid to the end of its month in India,
 * where it would be charged.
 */
export function hasExpired(expiry: string, now = new Date()): boolean {
  const [month, year] = expiry.split("/");
  return `20${year}-${month}` < dayName(now).slice(0, 7);
}
