import { expect, it } from "vitest";
import { countedTerm } from "@/lib/http/visits/counts";

it.each([
  [" Mailer  BOXES ", "mailer boxes"],
  ["24x24x24x24", "24x24x24x24"],
  ["box 300 x 200 x 150", "box 300 x 200 x 150"],
  ["150 gsm", "150 gsm"],
  ["डिब्बा", "डिब्बा"],
  ["5-ply 1000 pcs", "5-ply 1000 pcs"],
])("counts %s", (text, term) => {
  expect(countedTerm(text)).toBe(term);
});

it.each([
  "",
  "  ",
  "asha@example.com",
  "98765 43210",
  "+91 98765",
  "9876543210",
  "124-400-0000",
  "98 76 54 32 10",
  "kln-2026-000123",
  "06abcde1234f1z5",
  "abcde1234f",
  "https://example.com",
  "a".repeat(61),
])("does not count %s", (text) => {
  expect(countedTerm(text)).toBeUndefined();
});
