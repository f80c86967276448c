import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "@/e2e/support/read-csv";
import { csvStream, hasMoreSeparators } from "./csv";
import { withFormulaMark, withoutFormulaMark } from "./formula-mark";

async function toText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const bytes = await new Response(stream).arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

describe("csvStream", () => {
  it("writes RFC 4180 with a byte order mark", async () => {
    const text = await toText(await csvStream(["Name", "Price"], [['12" box, kraft', 450]]));
    expect(text).toBe('\uFEFFName,Price\r\n"12"" box, kraft",450\r\n');
  });

  it("is read cell by cell by any other reader, whatever the cells hold", async () => {
    const unit = fc.constantFrom("\n", "\r", ",", '"', " ", "\t", ";", "a", "₹");
    const rows = fc.array(fc.tuple(fc.string({ unit }), fc.string({ unit })), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const read = readCsv(await toText(await csvStream(["One", "Two"], given)));
        const written = given.map((cells) => cells.map(withFormulaMark));
        expect(read.map(({ One, Two }) => [One, Two])).toEqual(written);
      }),
    );
  });

  it.each([" kraft", "\nkraft", "12\r6", "kraft "])("quotes %j", async (cell) => {
    expect(await toText(await csvStream(["Name"], [[cell]]))).toBe(`\uFEFFName\r\n"${cell}"\r\n`);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
    "escapes the formula %j",
    async (text) => {
      const csv = await toText(await csvStream(["Name"], [[text]]));
      expect(csv).toContain(`'${text}`);
    },
  );

  it("keeps negative numbers", async () => {
    expect(await toText(await csvStream(["Change"], [[-3]]))).toBe("\uFEFFChange\r\n-3\r\n");
  });

  it("fails when its rows fail", async () => {
    async function* rows() {
      yield [await Promise.resolve("first")];
      throw new Error("gone");
    }
    const stream = await csvStream(["Name"], rows());
    await expect(toText(stream)).rejects.toThrow("gone");
  });

  it("asks for no more rows once its reader is gone", async () => {
    const ended = Promise.withResolvers<undefined>();
    async function* rows() {
      try {
        for (;;) yield [await Promise.resolve("x".repeat(10_000))];
      } finally {
        ended.resolve(undefined);
      }
    }
    const reader = (await csvStream(["Name"], rows())).getReader();
    await reader.read();
    await reader.cancel();
    await ended.promise;
  });

  it("is not begun when the question itself is refused", async () => {
    async function* rows() {
      yield [await Promise.reject<string>(new Error("no such date"))];
    }
    await expect(csvStream(["Name"], rows())).rejects.toThrow("no such date");
  });

  it("has only its head without rows", async () => {
    expect(await toText(await csvStream(["Name"], []))).toBe("\uFEFFName\r\n");
  });
});

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

  it("is removed again, and other apostrophes stay", () => {
    expect(withoutFormulaMark("'=SUM(A1)")).toBe("=SUM(A1)");
    expect(withoutFormulaMark("'90s wrap")).toBe("'90s wrap");
    expect(withoutFormulaMark("=SUM(A1)")).toBe("=SUM(A1)");
  });
});

it.each([
  ["", 0, false],
  ["a", 0, false],
  ["a,b", 0, true],
  ["a,b", 1, false],
  [",,,", 2, true],
  [";;;", 0, false],
])("counts the separators of %j as far as %d", (text, most, expected) => {
  expect(hasMoreSeparators(text, ",", most)).toBe(expected);
});
