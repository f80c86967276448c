import { INDIA } from "./india";
import type { SavedAddress } from "./schemas";

export const EMPTY_PLACE = { address: "", apartment: "", city: "", state: "", zipCode: "" };

/** An address that nobody has typed yet. */
export const EMPTY_ADDRESS = { firstName: "", lastName: "", ...EMPTY_PLACE, country: INDIA };

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
