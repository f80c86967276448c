import { legalLimit } from "./dated-limits";
import { lineTaxPaise, sumBy } from "../figures";
import type { RegisterDocument } from "./register-document";

/**
 * Class of a supply in the return: to a registered buyer (b2b), or a large (b2cl) or any other sale (b2cs) to an
 * unregistered one.
 */
export type GstClass = "b2b" | "b2cl" | "b2cs";

/** The class of a credit note is that of the invoice that it corrects. */
export function getGstClass(document: RegisterDocument): GstClass {
  if (document.buyerGstin !== null) return "b2b";
  const { totalPaise, issuedOn } = document.invoice ?? document;
  return isInterState(document) && totalPaise > legalLimit("b2cLargePaise", issuedOn)
    ? "b2cl"
    : "b2cs";
}

export function isInterState({ sellerState, placeOfSupply }: RegisterDocument): boolean {
  return sellerState !== placeOfSupply;
}

/**
 * A credit note over several invoices, parted by the class of each: every part is a document of its own in the return.
 * Rounding stays with the first part, so that the parts together are the note.
 */
export function classedParts(document: RegisterDocument): RegisterDocument[] {
  const parts = new Map<GstClass, RegisterDocument>();
  for (const line of document.lines) {
    const invoice = line.invoice ?? document.invoice;
    const to = getGstClass({ ...document, invoice });
    const part = parts.get(to) ?? { ...document, invoice, lines: [] };
    parts.set(to, { ...part, lines: [...part.lines, line] });
  }
  const [first, ...others] = [...parts.values()];
  if (!first || others.length === 0) return [document];
  const summed = others.map((part) => ({
    ...part,
    totalPaise: sumBy(part.lines, (line) => line.taxablePaise + lineTaxPaise(line)),
  }));
  const remaining = document.totalPaise - sumBy(summed, ({ totalPaise }) => totalPaise);
  return [{ ...first, totalPaise: remaining }, ...summed];
}
