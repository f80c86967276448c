import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countRows, splitParts } from "./copy-tables";

async function* streamStream(chunks: readonly string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
}

const collect = async (chunks: readonly string[], bytes: number) => {
  const parts: string[] = [];
  for await (const part of splitParts(streamStream(chunks), bytes)) parts.push(part.toString());
  return parts;
};

describe("parts of a table", () => {
  it("hold whole rows and lose nothing, however the stream is cut", async () => {
    const row = fc.string({ maxLength: 20 }).map((text) => `${text.replaceAll("\n", "")}\n`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(row),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 15 }),
        async (rows, bytes, size) => {
          const text = rows.join("");
          const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
            text.slice(n * size, (n + 1) * size),
          );
          const parts = await collect(chunks, bytes);
          expect(parts.join("")).toBe(Buffer.from(chunks.join("")).toString());
          expect(parts.every((part) => part.endsWith("\n"))).toBe(true);
        },
      ),
    );
  });

  it("are about as long as asked", async () => {
    expect(await collect(["a\nb\nc", "c\nd\n"], 4)).toEqual(["a\nb\n", "cc\nd\n"]);
    expect(await collect([], 4)).toEqual([]);
  });

  it("are counted by row", () => {
    expect(countRows(Buffer.from(""))).toBe(0);
    expect(countRows(Buffer.from("a\tb\\nc\n\\N\n"))).toBe(2);
  });
});
