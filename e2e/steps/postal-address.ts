export const POSTAL_ADDRESS = {
  firstName: "Asha",
  lastName: "Verma",
  address: "12 MG Road",
  city: "Gurugram",
  state: "Haryana",
  zipCode: "122001",
  country: "India",
} as const;

/** A PIN code of each state that tests order from. */
const PINS: Record<string, string> = {
  Haryana: "122001",
  Delhi: "110001",
  Goa: "403001",
  Karnataka: "560001",
  Maharashtra: "400021",
  "Tamil Nadu": "600001",
  "Uttar Pradesh": "201301",
};

/** Returns the PIN code and the state of an address; of a name that is no state, the state alone is another. */
export const placeIn = (state: string) => ({ state, zipCode: PINS[state] ?? "122001" });
