import fc from "fast-check";
import { expect, it } from "vitest";
import { readOperators } from "./read-operators";

const read = (text: string) => [...readOperators(Buffer.from(text, "latin1"))];

it("reads numbers, names and arrays, and skips texts, dictionaries and pictures", () => {
  expect(read("q 1 0 0 -.5 +3 4. cm % a comment (\n/Im1 Do Q")).toEqual([
    { name: "q", operands: [] },
    { name: "cm", operands: [1, 0, 0, -0.5, 3, 4] },
    { name: "Do", operands: ["Im1"] },
    { name: "Q", operands: [] },
  ]);
  expect(read("[(a \\) b) -20 <61>] TJ /P <</A<</B (>>)>>>> BDC")).toEqual([
    {
      name: "TJ",
      operands: [[{ text: Buffer.from("a ) b") }, -20, { text: Buffer.from("a") }]],
    },
    { name: "BDC", operands: ["P", null] },
  ]);
  const picture = read("BI /W 2 /H 2 /CS /RGB ID \x00EI\xff Q EI S");
  expect(picture.map(({ name }) => name)).toEqual(["BI", "ID", "S"]);
});

it("terminates on any input", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect([...readOperators(bytes)].length).toBeLessThanOrEqual(bytes.length);
    }),
  );
  const deep = "[".repeat(40);
  expect(() => read(deep)).toThrow(RangeError);
});
