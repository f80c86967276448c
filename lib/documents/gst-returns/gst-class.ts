import { legalLimit } from "./dated-limits";
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
