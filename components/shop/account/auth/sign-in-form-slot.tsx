"use client";

import { createFormSlot } from "@/components/shared/form-slot/form-slot";
import { storedToken } from "@/lib/client/session";
import { Checking } from "./checking";

/**
 * Parameters that the page reports at once and removes from the URL, which updates the router and so needs
 * hydration.
 */
const MESSAGE_PARAMETERS = ["reason", "error"];

function hasMessage(): boolean {
  const query = new URLSearchParams(window.location.search);
  return MESSAGE_PARAMETERS.some((name) => query.has(name));
}

export const SignInFormSlot = createFormSlot({
  place: "sign-in",
  load: () => import("./sign-in-page").then(({ SignInPage }) => SignInPage),
  isWanted: () => storedToken() !== null || hasMessage(),
  // Another tab may have signed out since the head's script ran.
  atRest: () => delete document.documentElement.dataset.account,
  takesFocus: true,
  waiting: <Checking />,
});
