import { describe, expect, it } from "vitest";
import { ProofStage } from "@/lib/db/generated/enums";
import {
  requireStageAfter,
  stageAfter,
  WAITS_FOR_BUYER,
  WAITS_FOR_SHOP,
  type ProofStep,
} from "./stages";

const STEPS: ProofStep[] = ["artwork", "taken_back", "errors", "proof", "changes", "approval"];
const STAGES = Object.values(ProofStage);

const walk = (...steps: ProofStep[]) =>
  steps.reduce<ProofStage>((stage, step) => requireStageAfter(stage, step), "needs_artwork");

describe("the stages of a printed line", () => {
  it("lead from artwork through proofs and changes to the approval", () => {
    expect(walk("artwork", "proof", "changes", "proof", "approval")).toBe("approved");
    expect(walk("artwork", "errors", "artwork")).toBe("checking");
    expect(walk("artwork", "taken_back", "artwork")).toBe("checking");
    expect(walk("proof", "approval")).toBe("approved");
  });

  it("reach the approval only from a sent proof", () => {
    const from = STAGES.filter((stage) => stageAfter(stage, "approval"));
    expect(from).toEqual(["proof_sent"]);
  });

  it.each(STEPS)("end with the approval, which %s does not change", (step) => {
    expect(() => requireStageAfter("approved", step)).toThrow(
      expect.objectContaining({ code: "invalid_transition" }) as Error,
    );
  });

  it("wait for one side until they are approved", () => {
    expect([...WAITS_FOR_BUYER, ...WAITS_FOR_SHOP, "approved"].toSorted()).toEqual(
      STAGES.toSorted(),
    );
  });
});
