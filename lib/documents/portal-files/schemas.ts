import { dayNamed } from "@/lib/base/india-time";
import { momentField, oneLine, requiredText } from "@/lib/base/input/fields";
import { wholeField } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { plainGstin } from "@/lib/shop/gst/gstin";
import { consigneeField } from "@/lib/shop/gst/gstin-field";

const DISTANCE = "Enter whole kilometres from 0 to 4000";

const dispatch = z
  .uuid()
  .optional()
  .describe("The dispatch whose invoice is meant; without it the order's latest invoice");

export const portalFileQuerySchema = z.object({
  document: z.uuid().optional().describe("The end of a document's `url`, such as a credit note's"),
  dispatch,
});

export const einvoiceQuerySchema = portalFileQuerySchema.extend({
  format: z
    .enum(["one", "portal"])
    .default("one")
    .describe("`portal`: the file to upload, which is a list of one"),
});

/** Transport fields of an e-way bill. */
export const transportFields = {
  distance: wholeField({ least: 0, most: 4000 }, DISTANCE)
    .optional()
    .describe("Kilometres; without it the portal computes them from the PIN codes"),
  vehicle: oneLine()
    .max(20, "Use at most 20 characters")
    .transform((text) => text.replace(/[\s-]/g, "").toUpperCase() || undefined)
    .optional()
    .describe("As on its plate; may follow at the portal"),
  transporterId: oneLine()
    .max(40, "Use at most 40 characters")
    .transform((text) => plainGstin(text) || undefined)
    .optional()
    .describe("GSTIN or enrolment number of the transporter"),
  transporterName: oneLine()
    .max(100, "Use at most 100 characters")
    .transform((text) => text || undefined)
    .optional(),
};

export const ewaybillQuerySchema = z.object({
  dispatch,
  mode: z.enum(["road", "rail", "air", "ship"]).optional().describe("How the goods travel"),
  ...transportFields,
});

export const ewaybillsQuerySchema = z.object({
  day: z.iso.date("Choose a day.").describe("The day in India on which the goods left"),
});

export type Transport = Omit<z.output<typeof ewaybillQuerySchema>, "dispatch">;

/** The portal's format: "2026-11-22 10:30:00", in India. */
const PORTAL_TIME = /^20\d{2}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const ACK_DATE = "Enter the date as the portal wrote it, such as 2026-11-22 10:30:00";

const ackDate = oneLine(ACK_DATE)
  .max(40, ACK_DATE)
  .transform((text) => (PORTAL_TIME.test(text) ? `${text.replace(" ", "T")}+05:30` : text))
  .pipe(momentField(ACK_DATE).or(z.iso.date(ACK_DATE)));

/** A day is a day in India. */
export const toMoment = (typed: string) =>
  typed.length === 10 ? dayNamed(typed) : new Date(typed);

const SIGNED_QR = "Paste the signed QR code as the portal gave it";

/** Capacity of a QR code. */
const QR_LENGTH = 2900;

export const recordIrnSchema = z.object({
  irn: oneLine("Enter the IRN")
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, "An IRN has 64 characters, 0 to 9 and a to f"),
  ackNo: z
    .union([oneLine().max(40), z.int()], "Enter the acknowledgement number")
    .transform(String)
    .pipe(z.string().regex(/^\d{1,20}$/, "Enter the digits of the acknowledgement number")),
  ackDate: ackDate.describe("A moment or a day, or as the portal writes it, in India"),
  signedQr: oneLine(SIGNED_QR)
    .min(1, SIGNED_QR)
    .max(QR_LENGTH, `Use at most ${QR_LENGTH} characters`)
    .describe("The portal's JWT; its signature must fit a key of the setting `einvoiceKeys`"),
});

/** Reasons to cancel an IRN, by the portal's codes. */
export const CANCEL_REASONS = {
  duplicate: "1",
  mistake: "2",
  order_cancelled: "3",
  other: "4",
} as const;

export const CANCEL_REASON_NAMES: Record<keyof typeof CANCEL_REASONS, string> = {
  duplicate: "Issued twice",
  mistake: "Mistake in the data",
  order_cancelled: "Order cancelled",
  other: "Another reason",
};

export const cancelIrnSchema = z.object({
  reason: z.enum(Object.keys(CANCEL_REASONS) as (keyof typeof CANCEL_REASONS)[], "Choose a reason"),
  remark: requiredText("Remark", 100).describe("The portal stores it"),
  cancelledAt: ackDate
    .optional()
    .describe(
      "When the portal cancelled it, for what was done there by hand; without it the provider cancels",
    ),
});

export type CancelIrnRequest = z.output<typeof cancelIrnSchema>;

export const cancelledIrnSchema = z.object({
  number: z.string().describe("Of the document"),
  irn: z.string(),
  cancelledAt: z.iso.datetime(),
  creditNote: z
    .string()
    .optional()
    .describe("The number of the credit note that takes an invoice back"),
});

export type CancelledIrnAnswer = z.output<typeof cancelledIrnSchema>;

/** Reasons to change a vehicle, by the portal's codes. */
export const VEHICLE_REASONS = {
  breakdown: "1",
  transshipment: "2",
  other: "3",
  first: "4",
} as const;

export const VEHICLE_REASON_NAMES: Record<keyof typeof VEHICLE_REASONS, string> = {
  breakdown: "Breakdown",
  transshipment: "Transshipment",
  other: "Another reason",
  first: "The first vehicle",
};

export const changeVehicleSchema = z.object({
  vehicle: oneLine("Enter the vehicle as on its plate, such as HR26AB1234")
    .max(20, "Use at most 20 characters")
    .transform((text) => text.replace(/[\s-]/g, "").toUpperCase())
    .pipe(
      z.string().regex(/^[A-Z0-9]{7,15}$/, "Enter the vehicle as on its plate, such as HR26AB1234"),
    ),
  place: requiredText("Place", 50).describe("Where the goods change the vehicle"),
  reason: z.enum(
    Object.keys(VEHICLE_REASONS) as (keyof typeof VEHICLE_REASONS)[],
    "Choose a reason",
  ),
  remark: requiredText("Remark", 50),
});

export type ChangeVehicleRequest = z.output<typeof changeVehicleSchema>;

export const cancelBillSchema = z.object({
  reason: cancelIrnSchema.shape.reason,
  remark: requiredText("Remark", 50),
});

export type CancelBillRequest = z.output<typeof cancelBillSchema>;

export const portalBillSchema = z.object({
  number: z.string().describe("12 digits"),
  validUntil: z.iso.date().describe("The last day in India"),
});

export type PortalBillAnswer = z.output<typeof portalBillSchema>;

export type RecordIrnRequest = z.output<typeof recordIrnSchema>;

export const registrationSchema = z.object({
  number: z.string().describe("Of the document"),
  irn: z.string(),
  ackNo: z.string(),
  ackDate: z.iso.datetime(),
});

export type RegistrationAnswer = z.output<typeof registrationSchema>;

const distanceField = z.int(DISTANCE).min(0, DISTANCE).max(4000, DISTANCE);

export const nameConsigneeSchema = z.object({
  consignee: consigneeField
    .nullable()
    .transform((gstin) => gstin ?? null)
    .optional()
    .describe("The GSTIN where the goods go, or `URP`; null: nobody has said it"),
  distance: distanceField.nullable().optional().describe("Kilometres; null: not known"),
});

export type NameConsigneeRequest = z.output<typeof nameConsigneeSchema>;

export const portalsSchema = z.object({
  hasProvider: z.boolean().describe("Whether a provider makes e-invoices and e-way bills"),
  consignee: z.string().nullable(),
  distance: z.number().int().nullable(),
  problems: z.array(
    z.object({
      file: z.enum(["einvoice", "ewaybill"]),
      field: z.string().describe("The portal's name of the member, such as `BuyerDtls.Loc`"),
      words: z.string().describe("What is wrong, in plain words"),
    }),
  ),
});

export type PortalsAnswer = z.output<typeof portalsSchema>;

/** The portals' own names; einvoice.schema.json and ewaybill.schema.json have the rules. */
const portalFile = z.record(z.string(), z.unknown());

export const einvoiceAnswerSchema = z
  .union([portalFile, z.array(portalFile)])
  .describe("Form GST INV-01, version 1.1");

export const ewaybillAnswerSchema = portalFile.describe("Version 1.0.0621, with `billLists`");
