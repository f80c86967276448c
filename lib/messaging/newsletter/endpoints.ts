import { inChapter } from "@/lib/base/http/in-chapter";
import {
  linkBodySchema,
  linkQuerySchema,
  unsubscribedSchema,
} from "@/lib/messaging/newsletter/schemas";
import { z } from "@/lib/base/input/zod";

/** Calls behind links in mails. Each link authenticates itself, so no sign-in is needed. */
export const newsletterEndpoints = inChapter("Newsletter", {
  confirmSubscription: {
    call: "POST /newsletter/confirm",
    summary: "Confirm the newsletter",
    description: "Confirms the newsletter with the link that was mailed to the address.",
    access: "public",
    endedSession: "visitor",
    status: 204,
    body: linkBodySchema,
    response: z.undefined(),
    limit: "file",
  },
  openUnsubscribe: {
    call: "GET /unsubscribe",
    summary: "Open the unsubscribe page",
    description: "Sends the browser to the page with the button; it changes nothing by itself.",
    access: "public",
    endedSession: "visitor",
    status: 302,
    query: linkQuerySchema,
    response: z.undefined(),
    limit: "work",
  },
  unsubscribe: {
    call: "POST /unsubscribe",
    summary: "Unsubscribe",
    description:
      "Ends the emails that a link names, as `List-Unsubscribe` of a mail says (RFC 8058). The body, such as `List-Unsubscribe=One-Click`, is not read.",
    access: "public",
    endedSession: "visitor",
    query: linkQuerySchema,
    response: unsubscribedSchema,
    limit: "browse",
  },
});
