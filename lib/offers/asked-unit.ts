/** A product is asked for in packs; what is made to measure by the piece. */
export const askedUnit = ({ product }: { product: string | null }) =>
  product === null ? "PCS" : "PAC";
