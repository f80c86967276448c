import type { StoredAsked } from "./stored-version";

type Asked = Pick<StoredAsked, "product" | "unit" | "again">;

/**
 * Unit of a requested line: packs for a product, pieces for a custom-made one, the earlier unit for a repeat, unless
 * the line says otherwise.
 */
export const askedUnit = ({ product, unit, again }: Asked) =>
  again?.unit ?? unit ?? (product === null ? "PCS" : "PAC");
