import { oneLine, optionalEmail, leftOut } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

/** Schemas of the shop's mail server, as its owner enters it; SMTP_URL takes precedence. */

const NAME_ALONE = "Enter the name of the server alone, such as smtp.example.com";
const PORT = "Enter the port, from 1 to 65535: 465 or 587";

export const mailServerSchema = z.object({
  host: oneLine()
    .toLowerCase()
    .max(253, "Use at most 253 characters")
    .regex(/^$|^[a-z\d.][a-z\d.-]*$|^\[[\da-f:.]+\]$/, NAME_ALONE)
    .refine((host) => host === "" || URL.canParse(`smtp://${host}`), NAME_ALONE)
    .meta({ example: "smtp.example.com" })
    .describe("Empty: no server, and mails are kept as files"),
  port: z.int(PORT).min(1, PORT).max(65_535, PORT).describe("465 encrypts from the beginning"),
  user: oneLine().max(320, "Use at most 320 characters").meta({ example: "orders@example.com" }),
  password: leftOut(z.string().max(500, "Use at most 500 characters")).describe(
    "Written and never read; left out, it stays, and the empty text takes it away",
  ),
  from: oneLine()
    .max(320, "Use at most 320 characters")
    .regex(
      /^$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
      "Enter a sender, such as Shop <orders@example.com>",
    )
    .meta({ example: "Rao Foods <orders@example.com>" })
    .describe("The sender; empty: the shop's name and email"),
});

export type MailServerRequest = z.output<typeof mailServerSchema>;

export const MAIL_SOURCES = ["environment", "settings", "files"] as const;

export const mailServerAnswerSchema = z.object({
  source: z
    .enum(MAIL_SOURCES)
    .describe(
      "Who names the server that is used: SMTP_URL, or the shop; `files`: nobody, and mails are kept as files",
    ),
  host: z.string().describe("As the shop has stored it, also while the environment names another"),
  port: z.int(),
  user: z.string(),
  hasPassword: z.boolean(),
  from: z.string(),
  used: z.string().nullable().describe("Host and port of the server that is used"),
});

export type MailServerAnswer = z.output<typeof mailServerAnswerSchema>;

export const testMailSchema = z.object({
  to: optionalEmail.describe("Who is to get it; the caller without it"),
});

export const testMailResultSchema = z.object({
  sent: z.boolean().describe("Whether the mail server took it"),
  answer: z.string().describe("What the mail server said, or that there is none"),
});

export type TestMailResult = z.output<typeof testMailResultSchema>;
