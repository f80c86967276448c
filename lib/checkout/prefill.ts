import type { KeptAddress, Profile } from "@/lib/accounts/schemas";
import { addressValues } from "@/lib/addresses/form-values";
import type { CheckoutDraft } from "./form-schema";

type Person = Pick<Profile, "name" | "email" | "company">;

/** "Asha Rani Verma" → "Asha Rani" and "Verma"; one word is the first name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}

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
 * What is known of a signed-in customer, for the controls that are still empty: what somebody typed is
 * never replaced. A half-typed address is left alone, because two would be mixed.
 */
export function prefillOf(
  typed: CheckoutDraft,
  person: Person,
  last: KeptAddress | undefined,
): Partial<CheckoutDraft> {
  const isUntouched = !typed.address && !typed.city && !typed.zipCode;
  const address = last && isUntouched ? addressValues(last) : {};
  const known: Partial<CheckoutDraft> = {
    ...splitName(person.name),
    ...address,
    email: person.email,
    company: person.company ?? "",
  };
  const isOpen = (name: string) =>
    !typed[name as keyof CheckoutDraft] || (name === "country" && isUntouched);
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => value !== "" && isOpen(name)),
  );
}

/** What choosing a kept address puts into the form; a phone that it does not name stays. */
export function chosenAddress(address: KeptAddress): Partial<CheckoutDraft> {
  const { phone, ...values } = addressValues(address);
  return phone ? { ...values, phone } : values;
}

/** The kept address that stands in the form; undefined for another one. */
export function addressInForm(
  typed: Partial<CheckoutDraft>,
  kept: readonly KeptAddress[],
): KeptAddress | undefined {
  return kept.find((address) => {
    const values = addressValues(address);
    return ADDRESS_FIELDS.every((name) => (typed[name] ?? "").trim() === values[name]);
  });
}

/** "Asha Verma, 12 MG Road, Gurugram 122001", a line of a list to choose from. */
export function addressLine(address: KeptAddress): string {
  const { firstName, lastName, city, zipCode } = address;
  return `${firstName} ${lastName}, ${address.address}, ${city} ${zipCode}`;
}
