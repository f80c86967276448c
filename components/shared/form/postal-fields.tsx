import { useTranslate } from "#words";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { useStateByPin } from "./use-state-by-pin";

const WHOLE = "sm:col-span-2";

/** Name, street, city, state and PIN code, in a grid of two columns. */
export function PostalFields({ states }: { states: readonly string[] }) {
  const t = useTranslate();
  useStateByPin({ pin: "zipCode", state: "state" }, states);
  return (
    <>
      <TextField name="firstName" label={t(label.firstName)} required />
      <TextField name="lastName" label={t(label.lastName)} required />
      <TextField name="address" label={t(label.address)} required className={WHOLE} />
      <TextField name="apartment" label={t(label.apartment)} className={WHOLE} />
      <TextField name="city" label={t(label.city)} required />
      <SelectField
        name="state"
        label={t(label.state)}
        options={states}
        placeholder={t("Choose a state")}
        required
      />
      <TextField name="zipCode" label={t(label.zipCode)} maxLength={6} required />
    </>
  );
}
