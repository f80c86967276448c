/** The offer that the address names, as its buyer reads it. */
export interface OfferAddress {
  id: string;
  /** Opens it without an account. */
  key: string | undefined;
}

/** What every call of a buyer's offer is addressed with. */
export const offerCall = ({ id, key }: OfferAddress) => ({
  params: { id },
  query: key ? { key } : {},
});
