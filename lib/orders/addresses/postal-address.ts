import type { AddressMarks, SavedAddress } from "./schemas";

/** Who is written to and where: the one address of an order, a kept address, a mail and an invoice. */
export type PostalAddress = Omit<SavedAddress, "_id" | "phone" | keyof AddressMarks>;

/** Its columns, of whatever table. */
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

/** The address within a larger row. */
export function postalAddressOf(row: PostalAddress): PostalAddress {
  const { firstName, lastName, address, apartment, city, state, zipCode, country } = row;
  return { firstName, lastName, address, apartment, city, state, zipCode, country };
}

type Written = Omit<PostalAddress, "apartment"> & { apartment?: string | null };

/** As it is written on a parcel, a line each; only what there is. */
export function addressLines(
  { firstName, lastName, address, apartment, city, state, zipCode, country }: Written,
  company?: string | null,
): string[] {
  const place = [address, apartment, `${city}, ${state} ${zipCode}`, country];
  return [`${firstName} ${lastName}`, company, ...place].filter((line): line is string =>
    Boolean(line),
  );
}
