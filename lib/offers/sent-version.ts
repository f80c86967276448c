import type { OfferAnswer } from "./answers";

/** The last sent version, which its buyer may accept; undefined before the first. */
export const sentVersion = ({ versions, version }: Pick<OfferAnswer, "versions" | "version">) =>
  versions.find(({ n }) => n === version);

/** Text of a version with a call-off order, on the page, in the document and in the mail. */
export const CALL_OFF_TERMS = "Kept for you, and sent in parts as you call them off";
