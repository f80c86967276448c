"use client";

import { call } from "@/lib/client/api";
import { LinkAction } from "./link-action";

export function ConfirmSubscription() {
  return (
    <LinkAction
      question={() =>
        "Do you want our news and offers by email? Each one has a link to unsubscribe."
      }
      label="Yes, email me"
      act={(link) => call("POST /newsletter/confirm", { body: { link }, token: null })}
      done={() => "Thank you. Our news and offers will come to you by email."}
    />
  );
}
