/** The only country the shop sells in: prices, taxes, carriers and PIN codes are Indian. */
export const INDIA = "India";
