import { POST as accept } from "@/app/api/offers/[id]/accept/route";
import { POST as changes } from "@/app/api/offers/[id]/changes/route";
import { POST as decline } from "@/app/api/offers/[id]/decline/route";
import { POST as messages } from "@/app/api/offers/[id]/messages/route";
import { plainForm } from "@/lib/api/forms/plain-form";
import { paths } from "@/lib/base/paths";
import { readAcceptance } from "@/lib/offers/plain/read-acceptance";

const text = (fields: URLSearchParams) => ({ text: fields.get("text") ?? "" });

/** The forms of an offer's page without JavaScript. */
export const POST = plainForm({
  calls: {
    accept: {
      handle: accept,
      body: readAcceptance,
      said: "Thank you. Your order is placed, and its confirmation is on its way by email.",
    },
    changes: { handle: changes, body: text, said: "We answer with a new version." },
    decline: {
      handle: decline,
      said: "The offer was declined.",
      body: (fields) => ({ reason: fields.get("reason") ?? "" }),
    },
    message: { handle: messages, body: text, said: "Your message was sent." },
  },
  back: ({ id, query }) => paths.offer(id, query.get("key") ?? undefined),
});
