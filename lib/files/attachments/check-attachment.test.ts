import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "@/e2e/support/arbitrary/any-text";
import { attachmentName } from "./check-attachment";

describe("the name of a file that somebody gave", () => {
  it.each([
    ["drawing.pdf", "drawing.pdf"],
    ["Box 9 × 6.PDF", "Box 9 × 6.pdf"],
    ["C:\\Users\\asha\\plan v2.pdf", "plan v2.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["invoice.exe", "invoice.pdf"],
    [".htaccess", "htaccess.pdf"],
    ["...", "file.pdf"],
    ["", "file.pdf"],
    ["a\r\nSet-Cookie: x=1.pdf", "a Set-Cookie x=1.pdf"],
    ['a"; rm -rf $HOME;.pdf', "a rm -rf HOME.pdf"],
    ["माल.pdf", "माल.pdf"],
    ["x\u202Efdp.exe", "x fdp.pdf"],
  ])("%j becomes %j", (given, name) => {
    expect(attachmentName(given, "application/pdf")).toBe(name);
  });

  it("is short, of one line, without folders, and ends as what the file is", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (given) => {
        const name = attachmentName(given, "image/jpeg");
        expect(name).toMatch(/^[^./\\\p{Cc}][^/\\\p{Cc}]*\.jpg$/u);
        expect(name.length).toBeLessThanOrEqual(104);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });
});
