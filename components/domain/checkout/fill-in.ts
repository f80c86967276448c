import type { UseFormSetValue } from "react-hook-form";
import type { CheckoutDraft, CheckoutInput } from "@/lib/client/checkout/form-schema";

type SetValue = UseFormSetValue<CheckoutInput>;

/** Sets values as if they had been typed, so that errors they correct disappear. */
export function fillIn(setValue: SetValue, values: Partial<CheckoutDraft>): void {
  for (const [name, value] of Object.entries(values)) {
    setValue(name as keyof CheckoutDraft, value, { shouldDirty: true });
  }
}
