import type { StoredRequestLine } from "./stored-version";

type Requested = Pick<StoredRequestLine, "product" | "unit" | "again">;

/**
 * Unit of a requested line: packs for a product, pieces for a custom-made one, the earlier unit for a repeat, unless
 * the line says otherwise.
 */
export const requestedUnit = ({ product, unit, again }: Requested) =>
  again?.unit ?? unit ?? (product === null ? "PCS" : "PAC");
