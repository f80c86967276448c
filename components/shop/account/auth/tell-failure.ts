import { toast } from "@/components/ui/toast/toast";
import { ApiError } from "@/lib/client/api";
import { inEnglish, type Say } from "@/lib/i18n/say";
import { sayMessage } from "@/lib/i18n/say-message";

const OFFLINE = "You are offline. What you typed is still here: try again when the line is back.";

/** Shows why a step failed: the server's message, else `otherwise` (docs/product.md: Messages). */
export function tellFailure(
  title: string,
  error: unknown,
  otherwise: string,
  say: Say = inEnglish,
): void {
  const message = error instanceof ApiError ? error.message : "";
  // While offline, a text about a wrong password would mislead.
  const ownWords = navigator.onLine ? otherwise : OFFLINE;
  toast({
    title: say(title),
    description: sayMessage(say, message || ownWords),
    destructive: true,
  });
}

/** The part of a form that this function needs. */
interface ConfirmingForm {
  setError: (name: "confirmPassword", error: { message: string }) => void;
  setFocus: (name: "confirmPassword", options: { shouldSelect: boolean }) => void;
}

/** Reports that the two passwords differ (docs/product.md: Messages); nothing is sent. */
export function tellMismatch(form: ConfirmingForm, say: Say = inEnglish): void {
  toast({
    title: say("Passwords Don't Match"),
    description: say("Please make sure both passwords are identical"),
    destructive: true,
  });
  form.setError("confirmPassword", { message: "Type the same password again." });
  form.setFocus("confirmPassword", { shouldSelect: true });
}
