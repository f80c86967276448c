import type { DocumentKind, TaxRegime } from "@/lib/db/generated/enums";

/** A paper as the registers take it. Days are names of days in India, such as "2026-11-21"; amounts are paise. */
export interface RegisterDocument extends DocumentAmounts {
  kind: DocumentKind;
  number: string;
  serial: number;
  issuedOn: string;
  order: { number: string; placedOn: string };
  buyer: string;
  /** Null: not registered. */
  buyerGstin: string | null;
  regime: TaxRegime;
  /** Codes of states; null in the flat regime. */
  sellerState: string | null;
  placeOfSupply: string | null;
  /** Of a credit note: the invoice that it corrects. */
  invoice: { number: string; issuedOn: string; totalPaise: number } | null;
  lines: readonly RegisterLine[];
}

/** What tax is taken of, and what it comes to. */
export interface TaxAmounts {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

interface DocumentAmounts extends TaxAmounts {
  /** Shipping, of the flat regime. */
  untaxedPaise: number;
  /** The flat regime's; under GST the sum of the three. */
  taxPaise: number;
  roundOffPaise: number;
  totalPaise: number;
}

export interface RegisterLine extends TaxAmounts {
  name: string;
  hsnCode: string | null;
  /** Packs; none where a credit note takes back money alone. */
  quantity: number;
  /** Hundredths of a percent; null in the flat regime. */
  rateBasisPoints: number | null;
}

export const NO_TAX: TaxAmounts = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** `sign` -1 takes them off. */
export function addAmounts(sum: TaxAmounts, more: TaxAmounts, sign: 1 | -1 = 1): TaxAmounts {
  return {
    taxablePaise: sum.taxablePaise + sign * more.taxablePaise,
    cgstPaise: sum.cgstPaise + sign * more.cgstPaise,
    sgstPaise: sum.sgstPaise + sign * more.sgstPaise,
    igstPaise: sum.igstPaise + sign * more.igstPaise,
  };
}

/** Credit notes take off what invoices add. */
export const signOf = ({ kind }: Pick<RegisterDocument, "kind">): 1 | -1 =>
  kind === "invoice" ? 1 : -1;

/** A product is sold by the pack; the portal's code for that (Unit Quantity Code). */
export const UNIT = "PAC";
