import { describe, expect, it } from "vitest";
import { DEFAULT_CONTENT } from "./defaults";
import { findFigure, sentences } from "./phrases";
import { claimsFrom, policyTermsFrom, quoteClaim } from "./content-claims";

const { claims, policies } = DEFAULT_CONTENT;

describe("the shop's claims about itself", () => {
  it("equal the specification until the owner changes them", () => {
    expect(claimsFrom(claims)).toEqual({
      minimumOrder: "100 pieces",
      production: "3-5 business days",
      delivery: "24-48 hrs",
      clients: "500+",
      states: "28",
      quoteReply: "within 24 hours",
      response: "within 2-4 hours",
    });
    expect(policyTermsFrom(policies)).toEqual({
      claimReport: "within 48 hours of receipt",
      claimAssessment: "2-5 business days",
      refund: "7-10 business days",
      returnWindow: "within 30 days",
      warranty: "90 days",
      minimumAge: "18",
      termsNotice: "30 days' notice",
      liabilityPeriod: "12 months",
      grievanceOfficer: "",
      grievanceAnswer: "within 30 days",
      lastUpdated: "January 2025",
    });
  });

  it("are quoted in no sentence when empty", () => {
    const silent = claimsFrom({ ...claims, production: "", quoteReplyHours: "" });
    expect(quoteClaim`Production takes ${silent.production}.`).toBe("");
    expect(silent.quoteReply).toBe("");
    expect(sentences("One.", "", "Two.")).toBe("One. Two.");
  });

  it.each([
    ["100 pieces", "100"],
    ["3-5 business days", "3-5"],
    ["within 24 hours", "24"],
    ["500+ clients in 28 states", "500+"],
    ["a week", ""],
  ])("have the large figure %s: %s", (claim, figure) => {
    expect(findFigure(claim)).toBe(figure);
  });
});
