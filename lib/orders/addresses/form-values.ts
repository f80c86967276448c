import type { SavedAddress } from "./schemas";

/** A kept address as the controls of a form hold it: what is not given is the empty text. */
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
