import type { Profile } from "@/lib/identity/accounts/schemas";
import { addressValues } from "@/lib/orders/addresses/form-values";
import type { SavedAddress } from "@/lib/orders/addresses/schemas";
import { draftOf } from "./draft";
import type { CheckoutDraft } from "./form-schema";

type Person = Pick<Profile, "name" | "email" | "company" | "gstin">;

/** The part of the form that an address decides. */
const ADDRESS_FIELDS = [
  "firstName",
  "lastName",
  "address",
  "apartment",
  "city",
  "state",
  "zipCode",
  "country",
] as const;

/**
 * What the account and its last address say, for the controls that nobody has changed: they are empty
 * or as the form opened, with what the session says. A half-typed address is left alone, because two
 * would be mixed.
 */
export function prefillOf(
  typed: CheckoutDraft,
  person: Person,
  last: SavedAddress | undefined,
): Partial<CheckoutDraft> {
  const isUntouched = !typed.address && !typed.city && !typed.zipCode;
  const opened = draftOf(person);
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

/** What choosing a kept address puts into the form; a phone that it does not name stays. */
export function chosenAddress(address: SavedAddress): Partial<CheckoutDraft> {
  const { phone, ...values } = addressValues(address);
  return phone ? { ...values, phone } : values;
}

/** The kept address that stands in the form; undefined for another one. */
export function addressInForm(
  typed: Partial<CheckoutDraft>,
  kept: readonly SavedAddress[],
): SavedAddress | undefined {
  return kept.find((address) => {
    const values = addressValues(address);
    return ADDRESS_FIELDS.every((name) => (typed[name] ?? "").trim() === values[name]);
  });
}

const EMPTY_BILLING = {
  billingFirstName: "",
  billingLastName: "",
  billingAddress: "",
  billingApartment: "",
  billingCity: "",
  billingState: "",
  billingZipCode: "",
};

/** What choosing a kept address for the invoice puts into the form; of none it is another one, to be typed. */
export function chosenBilling(address: SavedAddress | undefined): typeof EMPTY_BILLING {
  if (!address) return EMPTY_BILLING;
  const { firstName, lastName, apartment, city, state, zipCode } = addressValues(address);
  return {
    billingFirstName: firstName,
    billingLastName: lastName,
    billingAddress: address.address,
    billingApartment: apartment,
    billingCity: city,
    billingState: state,
    billingZipCode: zipCode,
  };
}

/** The kept address that stands in the form for the invoice; undefined for another one. */
export function billingInForm(
  typed: Partial<CheckoutDraft>,
  kept: readonly SavedAddress[],
): SavedAddress | undefined {
  return kept.find((address) =>
    Object.entries(chosenBilling(address)).every(
      ([name, value]) => (typed[name as keyof typeof EMPTY_BILLING] ?? "").trim() === value,
    ),
  );
}

/**
 * What the default for billing puts into the form beside the kept address that the goods go to, or
 * undefined for another one; nothing where the two are one, or a billing address stands there already.
 */
export function defaultBilling(
  typed: Partial<CheckoutDraft>,
  kept: readonly SavedAddress[],
  shipping: SavedAddress | undefined,
): Partial<CheckoutDraft> {
  const address = kept.find(({ defaultBilling: isDefault }) => isDefault);
  if (!address || address._id === shipping?._id || !typed.sameAsShipping) return {};
  return { sameAsShipping: false, ...chosenBilling(address) };
}

/** "Warehouse: Asha Verma, 12 MG Road, Gurugram 122001", a line of a list to choose from. */
export function addressLine(address: SavedAddress): string {
  const { label, firstName, lastName, city, zipCode } = address;
  return `${label ? `${label}: ` : ""}${firstName} ${lastName}, ${address.address}, ${city} ${zipCode}`;
}
