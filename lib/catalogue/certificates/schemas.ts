import { CertificateKind } from "@/lib/db/generated/enums";
import { dayName } from "@/lib/base/india-time";
import { optionalText, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { ATTACHMENT_BYTES, ATTACHMENT_KINDS } from "@/lib/files/attachments/attachment-kinds";

/** The certificates behind a product's claims, as the API returns them. */

/** The upload of a certificate. */
export const CERTIFICATE_FILE = {
  field: "file",
  summary: `The certificate: ${ATTACHMENT_KINDS}`,
  maxFiles: 1,
  maxBytes: ATTACHMENT_BYTES,
} as const;

const optionalDay = (label: string) =>
  z
    .union([z.literal("").transform(() => undefined), z.iso.date(`${label}: enter a day`)])
    .optional();

export const addCertificateSchema = z
  .object({
    kind: z.enum(CertificateKind, "Choose what it certifies."),
    name: requiredText("Name", 120).describe("What it is called, such as FSC Chain of Custody"),
    number: optionalText(80).describe("As it stands on it"),
    issuedOn: z.iso
      .date("Enter the day on which it was issued")
      .refine((day) => day <= dayName(new Date()), "Enter a day that is not in the future"),
    validUntil: optionalDay("Valid until").describe("Its last day; empty where it names none"),
  })
  .refine(({ issuedOn, validUntil }) => !validUntil || validUntil >= issuedOn, {
    message: "It cannot end before it was issued.",
    path: ["validUntil"],
  });

export type AddCertificate = z.output<typeof addCertificateSchema>;

export const certificateSchema = z.object({
  _id: z.uuid(),
  kind: z.enum(CertificateKind),
  name: z.string(),
  number: z.string().nullable(),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date().nullable().describe("Its last day in India; null where it names none"),
  url: z.string().describe("The file, to be downloaded"),
});

export type CertificateAnswer = z.output<typeof certificateSchema>;
