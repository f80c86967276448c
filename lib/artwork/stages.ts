import { AppError } from "@/lib/base/errors";
import type { ProofStage } from "@/lib/db/generated/enums";

/**
 * Steps of a printed or made-to-order line: the buyer attaches or removes artwork, the check finds errors, the shop
 * sends a proof, the buyer asks for changes or approves.
 */
export type ProofStep = "artwork" | "taken_back" | "errors" | "proof" | "changes" | "approval";

/**
 * The transition table of stages. The shop may always send a proof, because artwork also comes by email; new artwork
 * restarts the check; an approval is final.
 */
const NEXT: Record<ProofStage, Partial<Record<ProofStep, ProofStage>>> = {
  needs_artwork: { artwork: "checking", taken_back: "needs_artwork", proof: "proof_sent" },
  checking: {
    artwork: "checking",
    taken_back: "needs_artwork",
    errors: "needs_artwork",
    proof: "proof_sent",
  },
  proof_sent: {
    artwork: "checking",
    proof: "proof_sent",
    changes: "changes_asked",
    approval: "approved",
  },
  changes_asked: { artwork: "checking", proof: "proof_sent", changes: "changes_asked" },
  approved: {},
};

const REFUSED: Record<ProofStep, string> = {
  artwork: "This line is approved. Its artwork can no longer change.",
  taken_back: "We checked this file and answered it with a proof. Send another file instead.",
  errors: "The check of this artwork is over.",
  proof: "This line is approved. It needs no further proof.",
  changes: "There is no proof to change. Wait for the next one.",
  approval: "There is no proof to approve. Wait for the next one.",
};

/** The stage after the step; null when the step cannot be taken from this stage. */
export const stageAfter = (stage: ProofStage, step: ProofStep): ProofStage | null =>
  NEXT[stage][step] ?? null;

/** @throws AppError invalid_transition with the allowed steps */
export function requireStageAfter(stage: ProofStage, step: ProofStep): ProofStage {
  const next = stageAfter(stage, step);
  if (next) return next;
  const message =
    stage === "approved" && step === "changes"
      ? "This line is approved. Write to us if something is wrong with it."
      : REFUSED[step];
  throw new AppError("invalid_transition", message);
}

/** Stages that wait for the buyer, who is reminded. */
export const WAITS_FOR_BUYER = ["needs_artwork", "proof_sent"] as const satisfies ProofStage[];

/** Stages that wait for the shop's next proof. */
export const WAITS_FOR_SHOP = ["checking", "changes_asked"] as const satisfies ProofStage[];
