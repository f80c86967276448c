"use client";

import { createFormSlot } from "@/components/shared/form-slot/form-slot";
import { storedToken } from "@/lib/client/session";
import { Checking } from "./checking";
import { takeArrival, tellReason } from "./take-arrival";

/** The sign-in page; of what the address says, it tells alone why a page sent the visitor here. */
export const SignInFormSlot = createFormSlot({
  place: "sign-in",
  load: () => import("./sign-in-page").then(({ SignInPage }) => SignInPage),
  isWanted: () =>
    storedToken() !== null || new URLSearchParams(window.location.search).has("error"),
  atRest: () => {
    // Another tab may have signed out since the head's script looked.
    delete document.documentElement.dataset.account;
    // Runs after the router's effects, which would otherwise restore the old address.
    setTimeout(() => tellReason(takeArrival().reason));
  },
  takesFocus: true,
  waiting: <Checking />,
});
