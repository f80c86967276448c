import { expect, it } from "vitest";
import artwork from "@/lib/i18n/hi/artwork.json";
import buying from "@/lib/i18n/hi/buying.json";
import { inEnglish, translateIn } from "@/lib/i18n/translate";
import { approvalWords, translateApproval } from "./approval-words";

const WORDS = approvalWords({
  n: 2,
  lineName: "Box (printed), 12 in",
  quantity: 1_20_000,
  unit: "PCS",
  orderNumber: "KLN-1",
  sha256: `9f86d081${"0".repeat(48)}b0f00a08`,
});

it("an approval names its proof, line, order and file", () => {
  expect(WORDS).toMatch(
    /^I approve proof 2 of “Box \(printed\), 12 in” \(1,20,000 pieces\) in order KLN-1, file 9f86d081…b0f00a08\. I have/,
  );
});

it("an approval is translated into the page's language", () => {
  const translated = translateApproval(
    translateIn({ language: "hi", words: { ...artwork, ...buying } }),
    WORDS,
  );
  for (const part of ["KLN-1", "“Box (printed), 12 in” (1,20,000 पीस)", "2", "9f86d081…b0f00a08"]) {
    expect(translated).toContain(part);
  }
  expect(translated).not.toContain("approve");
  expect(translateApproval(inEnglish, WORDS)).toBe(WORDS);
});
