import { describe, expect, it } from "vitest";
import { order, printedLine, shop } from "@/e2e/mails/examples";
import { renderEmail } from "../render-email";
import {
  ArtworkChecked,
  ArtworkNeeded,
  ProofApproved,
  ProofApprovedShop,
  ProofChanges,
  ProofReminder,
  ProofSent,
} from "./proofs";

const words = (text: string) => text.replace(/\s+/g, " ");
const about = { order, shop };
const bare = { ...printedLine, stage: "needs_artwork", proof: null } as const;
const approved = { ...printedLine, stage: "approved" } as const;

describe("the emails about artwork and proofs", () => {
  it("ask for artwork, once more when the check found errors in it", () => {
    const needed = renderEmail(ArtworkNeeded, { ...about, lines: [bare, approved] });
    expect(needed.subject).toBe("We need the artwork for order KLN-7QH4-MK2T");
    expect(words(needed.text)).toContain("WHAT WE NEED IT FOR Kraft mailer box, printed");
    const refused = renderEmail(ArtworkChecked, {
      ...about,
      lines: [{ ...bare, hasErrors: true }],
    });
    expect(refused.subject).toContain("please correct it");
    for (const part of [refused.html, words(refused.text)]) {
      expect(part).toContain("the bleed is 2 mm on the left");
    }
  });

  it("tell an unverified address the number of findings, and no file contents", () => {
    const { text } = renderEmail(ArtworkChecked, {
      ...about,
      lines: [{ ...bare, stage: "checking", findings: [] }],
    });
    expect(words(text)).toContain("1 note of our check on the page of your order.");
  });

  it("name the proof to check, and lead to it", () => {
    const { subject, html, text } = renderEmail(ProofSent, { ...about, lines: [printedLine] });
    expect(subject).toBe("Proof 2 for order KLN-7QH4-MK2T");
    expect(words(text)).toContain("Proof 2 of Kraft mailer box, printed");
    expect(html).toContain("#artwork");
  });

  it("remind only of missing steps", () => {
    const { text } = renderEmail(ProofReminder, { ...about, lines: [printedLine, approved] });
    expect(words(text)).toContain("We sent you a proof and have no answer yet.");
    expect(words(text)).not.toContain("We need artwork from you.");
  });

  it("thank for an approval, and name open steps", () => {
    const whole = renderEmail(ProofApproved, { ...about, lines: [approved] });
    expect(words(whole.text)).toContain("Everything in the order is approved.");
    const part = renderEmail(ProofApproved, { ...about, lines: [approved, bare] });
    expect(words(part.text)).toContain("The order is made when everything in it is approved.");
  });

  it("name the approver to the shop, and the requested changes", () => {
    const done = renderEmail(ProofApprovedShop, { ...about, lines: [approved] });
    expect(words(done.text)).toContain("printed, by Asha Verma");
    const back = renderEmail(ProofChanges, {
      ...about,
      lines: [{ ...printedLine, stage: "changes_asked" }],
    });
    expect(words(back.text)).toContain("The green is too dark.");
    expect(words(back.text)).toContain("Pin 1, page 1: The phone number ends in 5512.");
  });
});
