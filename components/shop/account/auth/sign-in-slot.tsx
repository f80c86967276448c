"use client";

import { useEffect, useState } from "react";
import { returnAddress } from "@/lib/identity/access/return-address";
import { paths } from "@/lib/base/paths";
import type { SignInDialog as SignInDialogType } from "./sign-in-dialog";
import { onSignInRequest, type SignInMode } from "./sign-in-request";

interface Request {
  mode: SignInMode;
  /** The page that it was asked for on, to stay there. */
  next: string | undefined;
  /** Each opening starts afresh. */
  count: number;
}

/** Loads the dialog with its forms and rules when it is asked for; until then it weighs nothing. */
export function SignInSlot({ googleEnabled }: { googleEnabled: boolean }) {
  const [Dialog, setDialog] = useState<typeof SignInDialogType>();
  const [request, setRequest] = useState<Request>();

  useEffect(
    () =>
      onSignInRequest((mode) => {
        const next = returnAddress(window.location);
        setRequest((last) => ({ mode, next, count: (last?.count ?? 0) + 1 }));
        import("./sign-in-dialog").then(
          (file) => setDialog(() => file.SignInDialog),
          // What cannot be loaded here may still be loaded with a page of its own.
          () => window.location.assign(paths.auth(mode, next)),
        );
      }),
    [],
  );

  if (!Dialog || !request) return null;
  return (
    <Dialog
      key={request.count}
      start={{ name: request.mode }}
      next={request.next}
      googleEnabled={googleEnabled}
    />
  );
}
