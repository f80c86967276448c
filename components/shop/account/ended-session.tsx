import { useState } from "react";
import { useTranslate } from "#words";
import {
  AlertDialog,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { returnAddress } from "@/lib/identity/access/return-address";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { SignInDialog } from "./auth/sign-in-dialog";

interface EndedSessionProps {
  reason: "expired" | "invalid";
  /** Opens the page to which the guard redirects when nothing is unsaved. */
  onLeave: () => void;
}

/**
 * Appears over a page with unsaved work: after logging in again the user continues on that page. Google sign-in is
 * left out, because it would load another page; a login in another tab works as well.
 */
export function EndedSession({ reason, onLeave }: EndedSessionProps) {
  const t = useTranslate();
  const [isLoggingIn, setLoggingIn] = useState(false);
  if (isLoggingIn) {
    return (
      <SignInDialog
        start={{ name: "login" }}
        next={returnAddress(window.location)}
        googleEnabled={null}
        onClose={() => setLoggingIn(false)}
      />
    );
  }
  const { title, description } = guardTexts[reason];
  return (
    <AlertDialog open>
      <AlertDialogContent>
        <AlertDialogTitle>{t(title)}</AlertDialogTitle>
        <AlertDialogDescription>
          <p>{t(description)}</p>
          <p className="mt-2">
            {t(
              "What you entered is still on this page. Log in here or in another tab, then save it.",
            )}
          </p>
        </AlertDialogDescription>
        <AlertDialogFooter>
          <Button variant="outline" onClick={onLeave}>
            {t("Leave Without Saving")}
          </Button>
          <Button onClick={() => setLoggingIn(true)}>{t("Log In")}</Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
