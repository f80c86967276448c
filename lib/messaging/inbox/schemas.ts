import { z } from "@/lib/base/input/zod";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { textStateSchema } from "@/lib/messaging/whatsapp/schemas";
import {
  emailField,
  optionalText,
  phoneField,
  requiredLines,
  requiredText,
} from "@/lib/base/input/fields";

export const contactSchema = z.object({
  name: requiredText("Name", 120).meta({ example: "Asha Rao" }),
  email: emailField,
  message: requiredLines("Message", 5000).meta({ example: "Do you print on mailers?" }),
  company: optionalText(120),
  phone: phoneField,
});

export type ContactRequest = z.output<typeof contactSchema>;

export const MESSAGE_KINDS = ["contact", "order"] as const;
export const MESSAGE_STATUSES = ["new", "answered", "spam"] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

const moment = z.iso.datetime();

export const messageSchema = z.object({
  _id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS).describe("Whether it is about an order"),
  status: z.enum(MESSAGE_STATUSES),
  name: z.string(),
  email: z
    .string()
    .nullable()
    .describe("Null where a customer without one wrote about their order"),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z
    .object({
      number: z.string(),
      until: moment.nullable().describe("Until then WhatsApp takes an answer"),
    })
    .nullable()
    .describe("Of what came by WhatsApp"),
  message: z.string(),
  order: z
    .object({ _id: z.uuid(), orderId: z.string() })
    .nullable()
    .describe("Null where it is about none"),
  customer: z
    .uuid()
    .nullable()
    .describe(
      "The company or account whose order it is about; of a message about none, the account of its email",
    ),
  writtenBy: z.string().nullable().describe("Who of the shop wrote it; null: the customer did"),
  createdAt: moment,
  answeredAt: moment.nullable(),
  replies: z
    .array(
      z.object({
        _id: z.uuid(),
        text: z.string(),
        by: z.string(),
        createdAt: moment,
        whatsapp: textStateSchema
          .nullable()
          .describe("Of an answer by WhatsApp; null: it was mailed"),
      }),
    )
    .describe("What the shop answered, oldest first"),
});

export type Message = z.output<typeof messageSchema>;

export const messageListQuerySchema = z.object({
  q: searchQuery("Part of the name, email, company or message"),
  status: z.enum(MESSAGE_STATUSES).optional(),
  kind: z.enum(MESSAGE_KINDS).optional(),
  ...pageQuery({ default: 20, max: 100 }),
});

export type MessageListQuery = z.output<typeof messageListQuerySchema>;

const count = z.number().int();

export const messageSummarySchema = z.object({
  new: count.describe("Nobody has answered them yet"),
  late: count.describe("Of these, those that have waited longer than the shop promises"),
  kinds: z
    .record(z.enum(MESSAGE_KINDS), count)
    .describe("Of those that wait, how many of each kind"),
  answerHours: count
    .nullable()
    .describe("Within which the shop promises an answer; null: it does not"),
});

export type MessageSummary = z.output<typeof messageSummarySchema>;

export const updateMessageSchema = z.object({ status: z.enum(MESSAGE_STATUSES) });

export const messageTextSchema = z.object({ text: requiredLines("Message", 5000) });

/** A message about a customer's own order, from either side. */
export const ownMessageSchema = messageSchema.pick({
  _id: true,
  writtenBy: true,
  message: true,
  createdAt: true,
  answeredAt: true,
  replies: true,
});

export type OwnMessage = z.output<typeof ownMessageSchema>;
