import type { AddressMarks, SavedAddress } from "./schemas";

/** Name and address of a person, shared by orders, saved addresses, mails and invoices. */
export type PostalAddress = Omit<
  SavedAddress,
  "_id" | "phone" | "gstin" | "company" | keyof AddressMarks
>;

/** The columns of a postal address, the same in every table that has one. */
export const POSTAL_ADDRESS = {
  firstName: true,
  lastName: true,
  address: true,
  apartment: true,
  city: true,
  state: true,
  zipCode: true,
  country: true,
} as const satisfies Record<keyof PostalAddress, true>;

const NAMES = Object.keys(POSTAL_ADDRESS) as (keyof PostalAddress)[];

/** A value for each part of a postal address. */
export const mapPostalAddress = <Value>(toValue: (name: keyof PostalAddress) => Value) =>
  Object.fromEntries(NAMES.map((name) => [name, toValue(name)])) as Record<
    keyof PostalAddress,
    Value
  >;

/** Picks the postal address out of a larger row, or out of what a form holds. */
export const toPostalAddress = <Row extends { [Name in keyof PostalAddress]?: unknown }>(
  row: Row,
) => Object.fromEntries(NAMES.map((name) => [name, row[name]])) as Pick<Row, keyof PostalAddress>;

type Written = Omit<PostalAddress, "apartment"> & { apartment?: string | null };

/** The lines of the address as written on a parcel; empty ones are left out. */
export function addressLines(
  { firstName, lastName, address, apartment, city, state, zipCode, country }: Written,
  company?: string | null,
): string[] {
  const place = [address, apartment, `${city}, ${state} ${zipCode}`, country];
  return [`${firstName} ${lastName}`, company, ...place].filter((line): line is string =>
    Boolean(line),
  );
}
