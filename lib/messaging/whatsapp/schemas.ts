import { WHATSAPP_KINDS } from "@/lib/audit/consent-words";
import { toWhatsAppNumber } from "@/lib/base/input/whatsapp-number";
import { pageQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";

const kind = z.enum(WHATSAPP_KINDS);

const WRONG_NUMBER = "Enter a mobile number, such as +91 98765 43210";

/** The WhatsApp choices of an account. */
export const chooseWhatsAppSchema = z.object({
  number: z
    .string()
    .max(30)
    .transform((typed, context) => {
      const number = toWhatsAppNumber(typed);
      if (number !== null || typed.trim() === "") return number;
      context.addIssue({ code: "custom", message: WRONG_NUMBER });
      return z.NEVER;
    })
    .describe("As typed; without a country's code it counts as Indian"),
  kinds: z
    .array(kind)
    .max(WHATSAPP_KINDS.length)
    .transform((kinds) => [...new Set(kinds)]),
});

export const whatsAppPreferencesSchema = z.object({
  number: z.string().nullable(),
  kinds: z.array(kind),
  stopped: z.boolean().describe("The number wrote STOP, and has to write START before it gets any"),
});

export type WhatsAppPreferences = z.output<typeof whatsAppPreferencesSchema>;

const STATES = ["waiting", "sent", "delivered", "read", "failed"] as const;

/** State of a message. */
export const textStateSchema = z.object({
  state: z.enum(STATES),
  error: z.string().nullable().describe("Why it failed, or why the last attempt did"),
});

export const whatsAppSetupSchema = z.object({
  isOn: z.boolean().describe("Whether the shop was started with the keys"),
  webhook: z
    .string()
    .meta({ example: "https://shop.example.in/api/whatsapp/webhook" })
    .describe("The address to enter at Meta, with WHATSAPP_VERIFY_TOKEN"),
  templates: z
    .array(
      z.object({
        name: z.string().meta({ example: "order_processing" }),
        language: z.string().meta({ example: "en" }),
        body: z.string().meta({ example: "Your order {{1}} at {{2}} is being prepared." }),
      }),
    )
    .describe("What to register at Meta, in the category Utility"),
});

export const listTextsQuerySchema = z.object(pageQuery({ default: 25, max: 100 }));

export type ListTextsQuery = z.output<typeof listTextsQuerySchema>;

const moment = z.iso.datetime();

export const textSchema = textStateSchema.extend({
  _id: z.uuid(),
  number: z.string().meta({ example: "+919876543210" }),
  template: z.string().nullable().describe("Null for an answer from the inbox"),
  createdAt: moment,
  changedAt: moment,
  nextAt: moment.nullable(),
});

export type Text = z.output<typeof textSchema>;
