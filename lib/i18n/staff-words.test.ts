import { glob, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { STAFF_WORDS } from "./staff-words";

it("has words of the shop for texts that its rules have, with the same values", async () => {
  const files: string[] = [];
  for await (const file of glob("lib/{orders,shop,companies,fulfilment,offers}/**/*.ts"))
    files.push(await readFile(file, "utf8"));
  const code = files.join("\n");
  const places = (text: unknown) =>
    String(text)
      .match(/\{\w+\}/g)
      ?.toSorted() ?? [];
  for (const [text, words] of Object.entries(STAFF_WORDS)) {
    expect(code).toContain(JSON.stringify(text));
    expect(places(text)).toEqual(expect.arrayContaining(places(words)));
    expect(words).not.toMatch(/\b(your|us)\b/i);
  }
});
