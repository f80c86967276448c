import type { ProofStage } from "@/lib/db/generated/enums";

interface StageText {
  /** What the buyer reads. */
  buyer: string;
  /** What the shop reads. */
  shop: string;
}

/** Where a line that is printed or made to order stands. */
export const STAGE_TEXT: Record<ProofStage, StageText> = {
  needs_artwork: { buyer: "Waiting for your artwork", shop: "Waiting for artwork" },
  checking: { buyer: "We check your artwork", shop: "Artwork to check" },
  proof_sent: { buyer: "Waiting for your answer", shop: "Proof sent" },
  changes_asked: { buyer: "We work on your changes", shop: "Changes asked" },
  approved: { buyer: "Approved", shop: "Approved" },
};
