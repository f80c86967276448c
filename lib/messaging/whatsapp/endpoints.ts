import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  listTextsQuerySchema,
  textSchema,
  whatsAppSetupSchema,
} from "@/lib/messaging/whatsapp/schemas";

/** WhatsApp's calls to the shop, and the owner's view. */
export const whatsAppEndpoints = inChapter("Connections", {
  verifyWhatsApp: {
    call: "GET /whatsapp/webhook",
    summary: "Verify the webhook of WhatsApp",
    description:
      "For Meta alone, once: answers the challenge where the token is WHATSAPP_VERIFY_TOKEN, else 403.",
    access: "public",
    endedSession: "visitor",
    query: z.object({
      "hub.mode": z.literal("subscribe"),
      "hub.verify_token": z.string().min(1).max(500),
      "hub.challenge": z.string().regex(/^[\w.-]{1,200}$/),
    }),
    produces: "text/plain",
    response: z.instanceof(Uint8Array),
    limit: "form",
  },
  tellWhatsApp: {
    call: "POST /whatsapp/webhook",
    summary: "Tell of WhatsApp messages",
    description:
      "For Meta alone: messages of customers, which come to the inbox, and what became of those that were sent. What is known already is taken again without effect. A wrong signature is 400; a shop without the keys of WhatsApp answers 404.",
    access: "public",
    endedSession: "visitor",
    signed: {
      maxBytes: 256 * 1024,
      headers: { "X-Hub-Signature-256": "`sha256=` and the HMAC-SHA256 of the body, in hex" },
    },
    response: z.undefined(),
    limit: "change",
  },
  readWhatsApp: {
    call: "GET /admin/whatsapp",
    summary: "Read how WhatsApp is connected",
    description: "The address and the templates to enter at Meta.",
    access: "webhooks.write",
    response: whatsAppSetupSchema,
    limit: "work",
  },
  listTexts: {
    call: "GET /admin/whatsapp/messages",
    summary: "List WhatsApp messages",
    description:
      "Messages to customers of the last 30 days with what became of them, newest first, with the paging headers.",
    access: "webhooks.write",
    query: listTextsQuerySchema,
    response: z.array(textSchema),
    limit: "work",
  },
});
