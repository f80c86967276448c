import { toastFailure } from "@/components/ui/toast/toast";
import { ApiError } from "@/lib/client/api";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";

const OFFLINE = "You are offline. What you typed is still here: try again when the line is back.";

/** Shows why a step failed: the server's message, else `otherwise` (docs/product.md: Messages). */
export function showFailure(
  title: string,
  error: unknown,
  otherwise: string,
  t: Translate = inEnglish,
): void {
  const message = error instanceof ApiError ? error.message : "";
  // While offline, a text about a wrong password would mislead.
  const ownWords = navigator.onLine ? otherwise : OFFLINE;
  toastFailure(t(title), translateMessage(t, message || ownWords));
}

/** The part of a form that this function needs. */
interface ConfirmingForm {
  setError: (name: "confirmPassword", error: { message: string }) => void;
  setFocus: (name: "confirmPassword", options: { shouldSelect: boolean }) => void;
}

/** Reports that the two passwords differ (docs/product.md: Messages); nothing is sent. */
export function showMismatch(form: ConfirmingForm, t: Translate = inEnglish): void {
  toastFailure(t("Passwords Don't Match"), t("Please make sure both passwords are identical"));
  form.setError("confirmPassword", { message: "Type the same password again." });
  form.setFocus("confirmPassword", { shouldSelect: true });
}
