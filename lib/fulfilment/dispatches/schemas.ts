import {
  idField,
  leftOut,
  momentField,
  oneLine,
  optionalText,
  requiredText,
} from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { DispatchFileKind } from "@/lib/db/generated/enums";
import { overrideShape } from "@/lib/orders/due/gates";
import { trackingSchema } from "@/lib/orders/admin-schemas";
import { plainGstin } from "@/lib/shop/gst/gstin";

/** Schemas of dispatches as staff record them. */

const MAX_DISPATCH_LINES = 100;

/** Place of delivery. */
export const dispatchFields = {
  carrier: optionalText(60),
  number: optionalText(60).describe("The tracking number"),
};

export const dispatchRequestSchema = z
  .object({
    lines: z
      .array(
        z.object({
          line: idField().describe("`_id` of a line in the order's `products`"),
          quantity: z
            .number("Enter a quantity.")
            .int("Enter a whole number.")
            .min(1, "Enter at least 1.")
            .max(100_000_000, "Enter fewer.")
            .describe("Of the line's unit"),
        }),
      )
      .min(1, "Choose what leaves.")
      .max(MAX_DISPATCH_LINES, `Name at most ${MAX_DISPATCH_LINES} lines.`)
      .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, {
        message: "Name each line once.",
      }),
    ...dispatchFields,
    url: trackingSchema.shape.url,
    at: leftOut(momentField()).describe("When it left; now without it"),
    callOffs: z
      .array(idField())
      .max(MAX_DISPATCH_LINES)
      .optional()
      .describe(
        "The call-offs that it is for, by `_id`; without them those of its lines are met by day",
      ),
    last: z
      .boolean()
      .optional()
      .describe(
        "Nothing more of these lines follows: one that may be delivered short, as its offer agreed, is closed and billed as made",
      ),
    ...overrideShape,
    invoice: z
      .boolean()
      .optional()
      .describe("Issues its invoice in the same step; without it, it is issued by its own call"),
  })
  .refine(({ carrier, number }) => !number || carrier, {
    message: "Name the carrier of this tracking number.",
    path: ["carrier"],
  });

const DISTANCE = "Enter whole kilometres from 0 to 4000";
const VEHICLE = "Enter the vehicle as on its plate, such as HR26AB1234";
const TRANSPORTER = "Enter the transporter's GSTIN or enrolment number, which has 15 characters";

const BILL_NUMBER = "Enter the 12 digits of the e-way bill";

/** Details of a recorded dispatch: omitted fields stay, null or an empty text clears them. */
export const dispatchChangeSchema = z.object({
  ewayBill: z
    .object({
      number: oneLine(BILL_NUMBER)
        .max(40, BILL_NUMBER)
        .transform((typed) => typed.replace(/[\s-]/g, ""))
        .pipe(z.string().regex(/^\d{12}$/, BILL_NUMBER)),
      validUntil: z.iso.date("Choose the last day.").describe("The last day in India"),
    })
    .nullable()
    .optional(),
  vehicle: oneLine()
    .max(20, "Use at most 20 characters")
    .transform((text) => text.replace(/[\s-]/g, "").toUpperCase() || null)
    .refine((vehicle) => vehicle === null || /^[A-Z0-9]{7,15}$/.test(vehicle), VEHICLE)
    .nullable()
    .optional()
    .describe("As on its plate"),
  distance: z
    .number(DISTANCE)
    .int(DISTANCE)
    .min(0, DISTANCE)
    .max(4000, DISTANCE)
    .nullable()
    .optional()
    .describe("Kilometres; without it the portal computes them from the PIN codes"),
  transporter: oneLine()
    .max(100, "Use at most 100 characters")
    .transform((text) => text || null)
    .nullable()
    .optional(),
  transporterId: oneLine()
    .max(40, "Use at most 40 characters")
    .transform((text) => plainGstin(text) || null)
    .refine((id) => id === null || /^\d{2}[0-9A-Z]{13}$/.test(id), TRANSPORTER)
    .nullable()
    .optional()
    .describe("GSTIN or enrolment number of the transporter"),
  deliveredAt: momentField()
    .nullable()
    .optional()
    .describe("When it arrived; null where only the order's delivery is known"),
});

export type DispatchChange = z.output<typeof dispatchChangeSchema>;

export const dispatchFileSchema = z.object({
  kind: z
    .enum(DispatchFileKind, "Say what it is: lr or pod.")
    .describe("Lorry receipt or proof of delivery"),
});

export const takeBackSchema = z.object({
  reason: requiredText("Reason", 500)
    .meta({ example: "Another order was packed." })
    .describe("Kept in the audit log; the customer never reads it"),
});

export type DispatchRequest = z.output<typeof dispatchRequestSchema>;
