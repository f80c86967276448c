import type { StoredAsked } from "./stored-version";

type Asked = Pick<StoredAsked, "product" | "unit" | "again">;

/**
 * A product is asked for in packs, unless the line says otherwise; what is made to measure by the piece, and what is made
 * again as before.
 */
export const askedUnit = ({ product, unit, again }: Asked) =>
  again?.unit ?? unit ?? (product === null ? "PCS" : "PAC");
