import type { Profile } from "@/lib/identity/accounts/schemas";
import { addressValues } from "@/lib/identity/addresses/form-values";
import { POSTAL_ADDRESS } from "@/lib/identity/addresses/postal-address";
import type { SavedAddress } from "@/lib/identity/addresses/schemas";
import { billingValues, EMPTY_BILLING, toDraft } from "./draft";
import type { CheckoutDraft } from "./form-schema";

type Person = Pick<Profile, "name" | "email" | "company" | "gstin">;

/** The fields of the form that an address fills. */
const ADDRESS_FIELDS = Object.keys(POSTAL_ADDRESS) as (keyof typeof POSTAL_ADDRESS)[];

/**
 * Returns values from the account and its last address for the controls that nobody has changed: those that are empty
 * or still as the form opened. A partly typed address is left alone, because two addresses would be mixed.
 */
export function buildPrefill(
  typed: CheckoutDraft,
  person: Person,
  last: SavedAddress | undefined,
): Partial<CheckoutDraft> {
  const isUntouched = !typed.address && !typed.city && !typed.zipCode;
  const opened = toDraft(person);
  const { email, company, firstName, lastName } = opened;
  const address = last && isUntouched ? addressValues(last) : {};
  const known = Object.entries({
    email,
    company,
    firstName,
    lastName,
    gstin: person.gstin ?? "",
    ...address,
  });
  const isOpen = (name: string) => {
    const field = name as keyof CheckoutDraft;
    return !typed[field] || typed[field] === opened[field];
  };
  return Object.fromEntries(known.filter(([name, value]) => value !== "" && isOpen(name)));
}

/** Values that a chosen saved address puts into the form; without a phone in it, the form's phone stays. */
export function chosenAddress(address: SavedAddress): Partial<CheckoutDraft> {
  const { phone, ...values } = addressValues(address);
  const consigneeGstin = address.gstin ?? "";
  return { ...values, consigneeGstin, ...(phone && { phone }) };
}

/** The saved address that the form contains; undefined for another one. */
export function addressInForm(
  typed: Partial<CheckoutDraft>,
  saved: readonly SavedAddress[],
): SavedAddress | undefined {
  return saved.find((address) => {
    const values = addressValues(address);
    return ADDRESS_FIELDS.every((name) => (typed[name] ?? "").trim() === values[name]);
  });
}

/** Values that a chosen saved address puts into the billing fields; without one they are empty, ready for typing. */
export function chosenBilling(address: SavedAddress | undefined): typeof EMPTY_BILLING {
  return address ? billingValues(addressValues(address)) : EMPTY_BILLING;
}

/** The saved address in the billing fields; undefined for another one. */
export function billingInForm(
  typed: Partial<CheckoutDraft>,
  saved: readonly SavedAddress[],
): SavedAddress | undefined {
  return saved.find((address) =>
    Object.entries(chosenBilling(address)).every(
      ([name, value]) => (typed[name as keyof typeof EMPTY_BILLING] ?? "").trim() === value,
    ),
  );
}

/**
 * Values that the default billing address puts into the form, given the saved address of the delivery (undefined for
 * another one). Nothing when both are the same, or a billing address is filled in already.
 */
export function defaultBilling(
  typed: Partial<CheckoutDraft>,
  saved: readonly SavedAddress[],
  shipping: SavedAddress | undefined,
): Partial<CheckoutDraft> {
  const address = saved.find(({ defaultBilling: isDefault }) => isDefault);
  if (!address || address._id === shipping?._id || !typed.sameAsShipping) return {};
  return { sameAsShipping: false, ...chosenBilling(address) };
}

/** "Warehouse: Asha Verma, 12 MG Road, Gurugram 122001", one line of a list to choose from. */
export function addressLine(address: SavedAddress): string {
  const { label, firstName, lastName, city, zipCode } = address;
  return `${label ? `${label}: ` : ""}${firstName} ${lastName}, ${address.address}, ${city} ${zipCode}`;
}
