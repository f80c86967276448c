import { useWords } from "#words";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { useStateByPin } from "./use-state-by-pin";

const WHOLE = "sm:col-span-2";

/** Name, street, city, state and PIN code, in a grid of two columns. */
export function PostalFields({ states }: { states: readonly string[] }) {
  const say = useWords();
  useStateByPin({ pin: "zipCode", state: "state" }, states);
  return (
    <>
      <TextField name="firstName" label={say(label.firstName)} required />
      <TextField name="lastName" label={say(label.lastName)} required />
      <TextField name="address" label={say(label.address)} required className={WHOLE} />
      <TextField name="apartment" label={say(label.apartment)} className={WHOLE} />
      <TextField name="city" label={say(label.city)} required />
      <SelectField
        name="state"
        label={say(label.state)}
        options={states}
        placeholder={say("Choose a state")}
        required
      />
      <TextField name="zipCode" label={say(label.zipCode)} maxLength={6} required />
    </>
  );
}
