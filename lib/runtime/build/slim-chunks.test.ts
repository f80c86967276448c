import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInThisContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { narrowed, slimChunks } from "./slim-chunks";

const require = createRequire(import.meta.url);

describe("a script without wide characters", () => {
  const meaningOf = (script: string): unknown => runInThisContext(script);

  it.each([
    '"₹ 1,20,000 – कागज़ 🟢"',
    "`₹ ${1 + 1} …`",
    String.raw`"\₹ and \\₹"`,
    String.raw`"12 ₹ – 🟢".match(/^12 [₹\…] \– 🟢$/)[0]`,
    '"🟢₹".match(/^[🟢]₹$/u)[0]',
    "({ '₹': 1 })['₹'] /* … */",
    '"é is narrow"',
  ])("says the same: %s", (script) => {
    expect(narrowed(script)).not.toMatch(/[^\0-\xff]/);
    expect(meaningOf(narrowed(script))).toEqual(meaningOf(script));
  });

  it("stays as it is where its raw text is asked for", () => {
    const script = "String.raw`₹`";
    expect(meaningOf(narrowed(script))).toBe("₹");
  });
});

describe("the chunks of a build", () => {
  const chunk = (name: string, text = "₹") =>
    `module.exports = [\n1, () => ${JSON.stringify(text)},\n];\n\n//# sourceMappingURL=${name}.map`;
  let output: string;
  const inChunks = (name: string) => path.join(output, "server/chunks", name);

  beforeAll(async () => {
    output = await mkdtemp(path.join(tmpdir(), "chunks-"));
    await mkdir(inChunks("ssr"), { recursive: true });
    await writeFile(inChunks("[root]__a._.js"), chunk("[root]__a._.js"));
    await writeFile(inChunks("[root]__b._.js"), chunk("[root]__b._.js"));
    await writeFile(inChunks("ssr/c.js"), chunk("c.js"));
    await writeFile(inChunks("ssr/d.js"), chunk("d.js", "another"));
    await slimChunks(output);
  });

  afterAll(() => rm(output, { recursive: true }));

  it("are kept once where they hold the same modules", () => {
    const [a, b, c, d] = ["[root]__a._.js", "[root]__b._.js", "ssr/c.js", "ssr/d.js"].map(
      (name) => require(inChunks(name)) as [number, () => string],
    );
    expect(a?.[1]()).toBe("₹");
    expect(b).toBe(a);
    expect(c).toBe(a);
    expect(d?.[1]()).toBe("another");
  });

  it("hold no character for which V8 takes two bytes for each", async () => {
    expect(await readFile(inChunks("[root]__a._.js"), "utf8")).not.toMatch(/[^\0-\xff]/);
  });

  it("stay as they are when that is done again", async () => {
    const before = await readFile(inChunks("ssr/c.js"), "utf8");
    await slimChunks(output);
    expect(await readFile(inChunks("ssr/c.js"), "utf8")).toBe(before);
  });
});
