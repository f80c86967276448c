"use client";

import { useTranslate } from "#words";
import { call } from "@/lib/client/api";
import { MAIL_LISTS, type MailList } from "@/lib/messaging/newsletter/lists";
import { LinkAction } from "./link-action";

const WORDS: Record<MailList, { question: string; done: string }> = {
  newsletter: {
    question: "Stop our news and offers by email?",
    done: "You are unsubscribed. We send you no more news and offers.",
  },
  orders: {
    question:
      "Stop our emails about changes of an order’s status? Order confirmations and cancellations still come.",
    done: "Done. We send you no more emails about the status of your orders.",
  },
};

/** The token starts with the name of its mailing list; only the server can verify the token. */
function describeLink(link: string) {
  return WORDS[MAIL_LISTS.find((list) => link.startsWith(`${list}.`)) ?? "newsletter"];
}

export function Unsubscribe() {
  const t = useTranslate();
  return (
    <LinkAction
      question={(link) => t(describeLink(link).question)}
      label={t("Unsubscribe")}
      act={(link) => call("POST /unsubscribe", { query: { link }, token: null })}
      done={(link) => t(describeLink(link).done)}
    />
  );
}
