import { expect, it } from "vitest";
import { referenceKey } from "./reference";

it.each([
  ["UTR1", "UTR1"],
  [" utr 1", "UTR1"],
  ["UTR-1", "UTR1"],
  ["UTR\u20131/", "UTR1"],
  ["U\u00ADTR1", "UTR1"],
  ["U\u200BTR1", "UTR1"],
  ["\uFF35\uFF34\uFF32\uFF11", "UTR1"],
  ["0000612345678901", "612345678901"],
  ["6123 4567 8901", "612345678901"],
  ["000", "000"],
  ["HDFCN52026112198", "HDFCN52026112198"],
  ["UTR2", "UTR2"],
  [" - ", ""],
])("%j is compared as %s", (typed, key) => expect(referenceKey(typed)).toBe(key));
