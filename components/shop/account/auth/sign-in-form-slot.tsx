"use client";

import { createFormSlot } from "@/components/shared/form-slot/form-slot";
import { storedToken } from "@/lib/client/session";
import { Checking } from "./checking";

/** What its page tells at once, and takes out of the address: that updates the router, for which it must be hydrated. */
const TOLD = ["reason", "error"];

function hasToTell(): boolean {
  const query = new URLSearchParams(window.location.search);
  return TOLD.some((name) => query.has(name));
}

/** The sign-in page. */
export const SignInFormSlot = createFormSlot({
  place: "sign-in",
  load: () => import("./sign-in-page").then(({ SignInPage }) => SignInPage),
  isWanted: () => storedToken() !== null || hasToTell(),
  // Another tab may have signed out since the head's script looked.
  atRest: () => delete document.documentElement.dataset.account,
  takesFocus: true,
  waiting: <Checking />,
});
