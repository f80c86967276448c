export const POSTAL_ADDRESS = {
  firstName: "Asha",
  lastName: "Verma",
  address: "12 MG Road",
  city: "Gurugram",
  state: "Haryana",
  zipCode: "122001",
  country: "India",
} as const;
