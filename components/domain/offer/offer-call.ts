/** The buyer's offer that the URL names. */
export interface OfferAddress {
  id: string;
  /** Opens the offer without an account. */
  key: string | undefined;
}

/** Parameters of all calls about a buyer's offer. */
export const offerCall = ({ id, key }: OfferAddress) => ({
  params: { id },
  query: key ? { key } : {},
});
