"use client";

import { useTranslate } from "#words";
import { call } from "@/lib/client/api";
import { LinkAction } from "./link-action";

export function ConfirmSubscription() {
  const t = useTranslate();
  return (
    <LinkAction
      question={() =>
        t("Do you want our news and offers by email? Each one has a link to unsubscribe.")
      }
      label={t("Yes, email me")}
      act={(link) => call("POST /newsletter/confirm", { body: { link }, token: null })}
      done={() => t("Thank you. Our news and offers will come to you by email.")}
    />
  );
}
