/** Where the shop sells: prices, taxes, carriers and PIN codes are this country's. */
export const INDIA = "India";
