"use client";

import { useWords } from "#words";
import { call } from "@/lib/client/api";
import { LinkAction } from "./link-action";

export function ConfirmSubscription() {
  const say = useWords();
  return (
    <LinkAction
      question={() =>
        say("Do you want our news and offers by email? Each one has a link to unsubscribe.")
      }
      label={say("Yes, email me")}
      act={(link) => call("POST /newsletter/confirm", { body: { link }, token: null })}
      done={() => say("Thank you. Our news and offers will come to you by email.")}
    />
  );
}
