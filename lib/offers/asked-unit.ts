import type { StoredAsked } from "./stored-version";

/** A product is asked for in packs, what is made to measure by the piece, and what is made again as before. */
export const askedUnit = ({ product, again }: Pick<StoredAsked, "product" | "again">) =>
  again?.unit ?? (product === null ? "PCS" : "PAC");
