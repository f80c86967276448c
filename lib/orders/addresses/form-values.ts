import type { SavedAddress } from "./schemas";

/** Field values of the address form: a missing value becomes the empty string. */
export function addressValues(address: SavedAddress) {
  const { firstName, lastName, city, state, zipCode, country } = address;
  return {
    firstName,
    lastName,
    address: address.address,
    apartment: address.apartment ?? "",
    city,
    state,
    zipCode,
    country,
    phone: address.phone ?? "",
  };
}

export type AddressValues = ReturnType<typeof addressValues>;
