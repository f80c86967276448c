import type { OfferAnswer } from "./answers";

/** The version that was sent last, which its buyer may accept; undefined before the first. */
export const heldVersion = ({ versions, version }: Pick<OfferAnswer, "versions" | "version">) =>
  versions.find(({ n }) => n === version);
