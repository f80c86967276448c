import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "@/e2e/support/arbitrary/any-text";
import { singleLine } from "./lines";

describe("singleLine", () => {
  it("joins lines, so that no header can be added", () => {
    expect(singleLine("Asha\r\nBcc: all@example.com")).toBe("Asha Bcc: all@example.com");
  });

  it("removes characters that change the reading direction or are invisible", () => {
    expect(singleLine("Invoice\u202Efdp.exe\u2066 a\u0000b\u200Bc")).toBe("Invoice fdp.exe a b c");
  });

  it("keeps the joiners that Indian scripts are written with", () => {
    expect(singleLine("क्‍ष श्री")).toBe("क्‍ष श्री");
  });

  it("leaves no control character of any input, and keeps its own result", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const line = singleLine(text);
        expect(line).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);
        expect(singleLine(line)).toBe(line);
      }),
    );
  });
});
