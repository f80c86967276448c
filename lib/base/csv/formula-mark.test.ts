import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "@/e2e/support/read-csv";
import { csvStream } from "./csv-stream";
import { withFormulaMark, withoutFormulaMark } from "./formula-mark";

const text = fc.oneof(
  fc.string(),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "＝", "'", "'="), fc.string())
    .map((parts) => parts.join("")),
);

describe("the mark before a formula", () => {
  it("is the one that csvStream puts there", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (cell) => {
        const file = await new Response(await csvStream(["Name"], [[cell]])).text();
        expect(readCsv(file)).toEqual([{ Name: withFormulaMark(cell) }]);
      }),
    );
  });

  it("comes off again, and leaves other apostrophes alone", () => {
    expect(withoutFormulaMark("'=SUM(A1)")).toBe("=SUM(A1)");
    expect(withoutFormulaMark("'90s wrap")).toBe("'90s wrap");
    expect(withoutFormulaMark("=SUM(A1)")).toBe("=SUM(A1)");
  });
});
