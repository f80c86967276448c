import type { UseFormSetValue } from "react-hook-form";
import type { CheckoutDraft, CheckoutInput } from "@/lib/client/checkout/form-schema";

type SetValue = UseFormSetValue<CheckoutInput>;

/**
 * Sets values as if they had been typed, so that errors they correct disappear. Skips the focused field,
 * because further typing would be appended to the value.
 */
export function fillIn(setValue: SetValue, values: Partial<CheckoutDraft>): void {
  const focused = document.activeElement?.getAttribute("name");
  for (const [name, value] of Object.entries(values)) {
    if (name !== focused) setValue(name as keyof CheckoutDraft, value, { shouldDirty: true });
  }
}
