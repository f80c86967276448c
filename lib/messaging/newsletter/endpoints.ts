import {
  linkBodySchema,
  linkQuerySchema,
  unsubscribedSchema,
} from "@/lib/messaging/newsletter/schemas";
import { z } from "@/lib/base/input/zod";

/** Calls behind the links of mails. Each link is its own proof, so that nobody has to sign in. */
export const newsletterEndpoints = {
  confirmSubscription: {
    method: "POST",
    path: "/newsletter/confirm",
    chapter: "Newsletter",
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
    method: "GET",
    path: "/unsubscribe",
    chapter: "Newsletter",
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
    method: "POST",
    path: "/unsubscribe",
    chapter: "Newsletter",
    summary: "Unsubscribe",
    description:
      "Ends the emails that a link names, as `List-Unsubscribe` of a mail says (RFC 8058). The body, such as `List-Unsubscribe=One-Click`, is not read.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: linkQuerySchema,
    response: unsubscribedSchema,
    limit: "browse",
  },
} as const;
