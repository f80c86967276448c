import { useEffect, useState } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { returnAddress } from "@/lib/identity/access/return-address";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { onSignInRequest, type SignInMode } from "./sign-in-request";

const SignInDialog = late(() => import("./sign-in-dialog").then((file) => file.SignInDialog), null);

interface Request {
  mode: SignInMode;
  /** The page to return to after signing in: the one on which the dialog was opened. */
  next: string | undefined;
  /** Increases with each opening, so that the dialog starts with fresh state. */
  count: number;
}

/** Loads the dialog with its forms and schemas only when it is opened. */
export function SignInSlot({ googleEnabled }: { googleEnabled: boolean }) {
  const { language } = useTranslate();
  const [request, setRequest] = useState<Request>();

  useEffect(
    () =>
      onSignInRequest((mode) => {
        const next = returnAddress(window.location);
        SignInDialog.demand((isLoaded) => {
          if (isLoaded) setRequest((last) => ({ mode, next, count: (last?.count ?? 0) + 1 }));
          // If the chunk fails to load here, the sign-in page may still load.
          else window.location.assign(inLanguage(language, paths.auth(mode, next)));
        });
      }),
    [language],
  );

  if (!request) return null;
  return (
    <SignInDialog
      key={request.count}
      start={{ name: request.mode }}
      next={request.next}
      googleEnabled={googleEnabled}
    />
  );
}
