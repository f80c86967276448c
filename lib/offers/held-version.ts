import type { OfferAnswer } from "./answers";

/** The version that was sent last, which its buyer may accept; undefined before the first. */
export const heldVersion = ({ versions, version }: Pick<OfferAnswer, "versions" | "version">) =>
  versions.find(({ n }) => n === version);

/** What a version says whose goods are kept, on the page, the document and in the mail. */
export const KEPT_TERMS = "Kept for you, and sent in parts as you call them off";
