"use client";

import { useEffect, useState } from "react";
import { useTranslate } from "#words";
import { returnAddress } from "@/lib/identity/access/return-address";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import type { SignInDialog as SignInDialogType } from "./sign-in-dialog";
import { onSignInRequest, type SignInMode } from "./sign-in-request";

interface Request {
  mode: SignInMode;
  /** The page to stay on after signing in: the one on which the dialog was opened. */
  next: string | undefined;
  /** Increases with each opening, so that the dialog starts with fresh state. */
  count: number;
}

/** Loads the dialog with its forms and schemas only when it is opened. */
export function SignInSlot({ googleEnabled }: { googleEnabled: boolean }) {
  const { language } = useTranslate();
  const [Dialog, setDialog] = useState<typeof SignInDialogType>();
  const [request, setRequest] = useState<Request>();

  useEffect(
    () =>
      onSignInRequest((mode) => {
        const next = returnAddress(window.location);
        setRequest((last) => ({ mode, next, count: (last?.count ?? 0) + 1 }));
        import("./sign-in-dialog").then(
          (file) => setDialog(() => file.SignInDialog),
          // If the chunk fails to load here, the sign-in page may still load.
          () => window.location.assign(inLanguage(language, paths.auth(mode, next))),
        );
      }),
    [language],
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
