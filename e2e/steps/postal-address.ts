export const POSTAL_ADDRESS = {
  firstName: "Asha",
  lastName: "Verma",
  address: "12 MG Road",
  city: "Gurugram",
  state: "Haryana",
  zipCode: "122001",
  country: "India",
} as const;

/** A PIN code of each state used in tests. */
const PINS: Record<string, string> = {
  Haryana: "122001",
  Delhi: "110001",
  Goa: "403001",
  Karnataka: "560001",
  Maharashtra: "400021",
  "Tamil Nadu": "600001",
  "Uttar Pradesh": "201301",
};

/** Returns a PIN code and a state; for an unknown state, the PIN code stays the default. */
export const placeIn = (state: string) => ({ state, zipCode: PINS[state] ?? "122001" });
