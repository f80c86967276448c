import { INDIA } from "./india";
import { toPostalAddress } from "./postal-address";
import type { SavedAddress } from "./schemas";

export const EMPTY_PLACE = { address: "", apartment: "", city: "", state: "", zipCode: "" };

/** An empty address. */
export const EMPTY_ADDRESS = { firstName: "", lastName: "", ...EMPTY_PLACE, country: INDIA };

/** Field values of the address form: a missing value becomes the empty string. */
export const addressValues = (address: SavedAddress) => ({
  ...toPostalAddress(address),
  apartment: address.apartment ?? "",
  phone: address.phone ?? "",
});
