import type { ProofStage } from "@/lib/db/generated/enums";
import { isOpenStatus, type OrderStatus } from "@/lib/orders/status";

interface StageText {
  buyer: string;
  shop: string;
}

const CLOSED: StageText = { buyer: "No longer needed", shop: "Not approved, no longer needed" };

/** The text for a line's proof stage; for an order that was dispatched or cancelled, nothing is pending. */
export const getStageText = (stage: ProofStage, status: OrderStatus): StageText =>
  stage === "approved" || isOpenStatus(status) ? STAGE_TEXT[stage] : CLOSED;

/** Texts for the stages of a line that is printed or made to order. */
export const STAGE_TEXT: Record<ProofStage, StageText> = {
  needs_artwork: { buyer: "Waiting for your artwork", shop: "Waiting for artwork" },
  checking: { buyer: "We check your artwork", shop: "Artwork to check" },
  proof_sent: { buyer: "Waiting for your answer", shop: "Proof sent" },
  changes_asked: { buyer: "We work on your changes", shop: "Changes asked" },
  approved: { buyer: "Approved", shop: "Approved" },
};
