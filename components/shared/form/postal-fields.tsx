import { useTranslate } from "#words";
import {
  type AddressPart,
  billingField,
  CHECKOUT_LABELS as label,
} from "@/lib/client/checkout/fields";
import { formatPinCode } from "@/lib/client/checkout/field-formats";
import { fieldKind } from "./field-kinds";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { useStateByPin } from "./use-state-by-pin";

const WHOLE = "col-span-6";
const HALF = "col-span-6 sm:col-span-3";
const THIRD = "col-span-6 sm:col-span-2";

interface AddressFieldsProps {
  states: readonly string[];
  /** The form's second address, whose controls have their own names. */
  isBilling?: boolean;
  hasCompany?: boolean;
  hasCountry?: boolean;
  /**
   * Staff fill in a caller's address: autofill would offer their own, and the PIN code comes first, because
   * it selects the state.
   */
  byStaff?: boolean;
}

/** Name, street, city, state and PIN code, in a grid of six columns. */
export function AddressFields(props: AddressFieldsProps) {
  const { states, isBilling = false, hasCompany, hasCountry, byStaff = false } = props;
  const t = useTranslate();
  const field = (part: AddressPart | "company" | "country", className: string) => {
    const name = isBilling && part !== "company" && part !== "country" ? billingField(part) : part;
    const { autoComplete = "off", inputMode } = fieldKind(part);
    return {
      name,
      label: t(label[name]),
      required: part !== "company" && part !== "apartment",
      autoComplete: byStaff ? "off" : isBilling ? `billing ${autoComplete}` : autoComplete,
      inputMode,
      className,
    };
  };
  const pin = (
    <TextField {...field("zipCode", byStaff ? THIRD : "col-span-3")} format={formatPinCode} />
  );
  return (
    <>
      <TextField {...field("firstName", HALF)} />
      <TextField {...field("lastName", HALF)} />
      {hasCompany && <TextField {...field("company", WHOLE)} />}
      <TextField {...field("address", WHOLE)} />
      <TextField {...field("apartment", WHOLE)} />
      {byStaff && pin}
      <TextField {...field("city", byStaff ? THIRD : HALF)} />
      <SelectField
        {...field("state", byStaff ? THIRD : HALF)}
        options={states}
        placeholder={t("Choose a state")}
      />
      {!byStaff && pin}
      {hasCountry && <TextField {...field("country", "col-span-3")} />}
    </>
  );
}

/** Address fields whose PIN code selects the state. */
export function PostalFields(props: AddressFieldsProps) {
  const { states, isBilling } = props;
  useStateByPin(
    isBilling
      ? { pin: "billingZipCode", state: "billingState" }
      : { pin: "zipCode", state: "state" },
    states,
  );
  return <AddressFields {...props} />;
}
