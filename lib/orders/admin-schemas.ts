import { boundedRecord } from "@/lib/base/input/json";
import { emailField, optionalText, requiredLines, requiredText } from "@/lib/base/input/fields";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { GATES, overrideSchema, overrideShape } from "./due/gates";
import { orderSchema } from "./schemas";
import { ORDER_STATUSES, STATUS_FILTERS } from "./status";

/** Schemas for the admin's order list and order changes. */

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === "https:";

export const trackingSchema = z.object({
  carrier: requiredText("Carrier", 60),
  number: requiredText("Tracking Number", 60),
  url: optionalText(500)
    .refine(
      (url) => url === undefined || isHttps(url),
      "Enter an address that begins with https://",
    )
    .describe("The carrier's own page of the parcel without it, where the shop knows one"),
});

export type TrackingRequest = z.output<typeof trackingSchema>;

/** The next status of an order, or its tracking details. */
export const statusChangeShape = {
  status: z.enum(ORDER_STATUSES).optional(),
  tracking: trackingSchema
    .nullish()
    .describe("With the status Shipped, or alone to correct it while the order is Shipped"),
  ...overrideShape,
};

export type StatusChange = z.output<z.ZodObject<typeof statusChangeShape>>;

export const orderEmailSchema = z.object({
  email: emailField.describe("From now on the order's mails go here"),
});

export const orderLinkSchema = z.object({
  url: z
    .url()
    .describe("Opens the order without an account: anyone who has it may read and cancel it"),
  expiresAt: z.iso.datetime(),
});

export const BULK_LIMIT = 100;

/** `_id` or `orderId`. */
const orderName = z.string().min(1).max(64).meta({ example: "KLN-202611-7Q4M2X" });

export const updateOrdersSchema = z
  .object({
    ids: z
      .array(orderName)
      .min(1, "Choose at least one order.")
      .max(BULK_LIMIT, `Choose at most ${BULK_LIMIT} orders.`)
      .describe("_id or orderId of each"),
    status: z.enum(ORDER_STATUSES),
    tracking: boundedRecord(orderName, trackingSchema, {
      max: BULK_LIMIT,
      tooMany: `Give tracking details for at most ${BULK_LIMIT} orders.`,
    })
      .optional()
      .describe("With the status Shipped: tracking details by what `ids` calls the order"),
    overrides: boundedRecord(orderName, overrideSchema, {
      max: BULK_LIMIT,
      tooMany: `Give reasons for at most ${BULK_LIMIT} orders.`,
    })
      .optional()
      .describe("By what `ids` calls the order: the gates that it passes, and why; by an admin"),
  })
  .refine(({ status, tracking }) => !tracking || status === "Shipped", {
    message: "Tracking details go with the status Shipped.",
    path: ["tracking"],
  })
  .refine(({ ids, tracking = {} }) => Object.keys(tracking).every((id) => ids.includes(id)), {
    message: "Give tracking details for the chosen orders only.",
    path: ["tracking"],
  })
  .refine(({ ids, overrides = {} }) => Object.keys(overrides).every((id) => ids.includes(id)), {
    message: "Give reasons for the chosen orders only.",
    path: ["overrides"],
  });

export type UpdateOrdersRequest = z.output<typeof updateOrdersSchema>;

/** Orders to print together. */
export const chosenOrdersSchema = z.object({
  orders: z
    .string()
    .max(BULK_LIMIT * 65)
    .transform((names) => names.split(",").filter((name) => name !== ""))
    .refine((names) => names.length > 0, "Choose at least one order.")
    .refine((names) => names.length <= BULK_LIMIT, `Choose at most ${BULK_LIMIT} orders.`)
    .describe("_id or orderId of each, commas between"),
});

export const orderOutcomeSchema = z.object({
  orderId: z
    .string()
    .meta({ example: "KLN-202611-7Q4M2X" })
    .describe("As the order is called, or as it was asked for"),
  ok: z.boolean(),
  message: z.string().meta({ example: "Now Processing" }),
  gates: z
    .array(z.enum(GATES))
    .optional()
    .describe("Of an order that waits at a gate: those that are closed, for `overrides`"),
});

export type OrderOutcome = z.output<typeof orderOutcomeSchema>;

const { _id, orderId, status, proof, totalAmount, createdAt, user, shippingAddress, products } =
  orderSchema.shape;
const { payment, due, dispatchBy, partlyDispatched, kept, phone, company } = orderSchema.shape;

/** An order in the admin's list: the fields to find and identify it, without history and amounts. */
export const listedOrderSchema = z.object({
  _id,
  orderId,
  status,
  proof,
  totalAmount,
  createdAt,
  user,
  phone,
  company,
  shippingAddress,
  products,
  payment,
  due,
  dispatchBy,
  partlyDispatched,
  kept,
  customer: z
    .uuid()
    .nullable()
    .describe("The company or account whose page has all of it; null for a guest's"),
  itemCount: z.number().int().describe("Packs of all products together"),
});

export type ListedOrder = z.output<typeof listedOrderSchema>;

/** Payment states that filter orders. */
export const PAYMENT_FILTERS = ["unpaid", "overdue", "part", "paid", "over", "credit-due"] as const;

/** A date in India; forms send the empty string for none. */
const indianDate = z.iso.date().or(z.literal("")).optional();

export const orderFilterSchema = z.object({
  q: searchQuery(
    "Part of the order number, customer's name, email, phone, city or a product's name",
  ),
  status: z
    .enum(STATUS_FILTERS)
    .optional()
    .describe(
      "One status, Open for Pending and Processing, of them Late for those that should have left before today, ShipToday for those in Processing that should leave by today, NeedsArtwork for those with a line that waits for the buyer's artwork, Proofing for those with a line that waits for the shop's next proof, Unanswered for those whose buyer was reminded of artwork or a proof for the last time; Claimed with a claim to answer; CalledOff with a call-off to answer, or due today or before; EWayBillEnds on the road with an e-way bill that ends today; or Unconfirmed for Pending without proof",
    ),
  payment: z
    .enum(PAYMENT_FILTERS)
    .optional()
    .describe(
      "What is to be paid: `unpaid`, `overdue`, `part`; all is `paid`; or more than all: `over`; `credit-due` after a refund in a payment gateway's dashboard that waits for its credit note",
    ),
  from: indianDate.describe("First date of order in India, such as 2026-11-01"),
  to: indianDate.describe("Last date of order in India, such as 2026-11-30"),
  customerOf: optionalText(64).describe(
    "An order by `_id` or number: all with the email address of its customer, or without one with the same phone, it among them",
  ),
});

export type OrderFilter = z.output<typeof orderFilterSchema>;

export const adminOrderListSchema = orderFilterSchema.extend(pageQuery({ default: 50, max: 200 }));

export type AdminOrderListQuery = z.output<typeof adminOrderListSchema>;

export const orderNoteRequestSchema = z.object({
  text: requiredLines("Note", 2000).meta({ example: "Called about the print." }),
});

export const orderNoteSchema = z.object({
  _id: z.uuid(),
  text: z.string().meta({ example: "Called about the print." }),
  by: z.string().meta({ example: "Meera Nair" }),
  createdAt: z.iso.datetime(),
});

export type OrderNote = z.output<typeof orderNoteSchema>;
