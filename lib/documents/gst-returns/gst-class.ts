import { b2cLargeLimit } from "./dated-limits";
import type { RegisterDocument } from "./register-document";

/** Whom a supply is to, as the return tells it: a registered buyer, or a large or any other sale to one that is not. */
export type GstClass = "b2b" | "b2cl" | "b2cs";

/** Of a credit note: what the invoice was that it corrects, for it is told in the place of that. */
export function classOf(document: RegisterDocument): GstClass {
  if (document.buyerGstin !== null) return "b2b";
  const { totalPaise, issuedOn } = document.invoice ?? document;
  return isInterState(document) && totalPaise > b2cLargeLimit(issuedOn) ? "b2cl" : "b2cs";
}

export function isInterState({ sellerState, placeOfSupply }: RegisterDocument): boolean {
  return sellerState !== placeOfSupply;
}
