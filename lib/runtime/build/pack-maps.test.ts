import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "rolldown";
import { expect, it } from "vitest";
import { withSourcePlaces } from "@/lib/base/programs/source-places";
import { packMaps } from "./pack-maps";

const SOURCE = `
const refuse = (reason: string): never => {
  throw new Error(reason);
};
export const run = () => refuse("no paper");
`;

it("names the source of a minified chunk of Next's server from its packed map", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "maps-"));
  try {
    const [input, file] = ["refuse.ts", "server/chunks/a.js"].map((name) =>
      path.join(folder, name),
    );
    await writeFile(input ?? "", SOURCE);
    await build({ input, output: { file, sourcemap: true, minify: true } });
    await packMaps(folder, path.join(folder, "maps"));
    expect(existsSync(`${file}.map`)).toBe(false);
    const call = `import(${JSON.stringify(file)}).then(({ run }) => run())`;
    const { stderr } = spawnSync(process.execPath, ["-e", call]);
    const stack = stderr.toString().replaceAll("file://", "");
    expect(stack).toContain("a.js:1:");
    expect(withSourcePlaces(stack, path.join(folder, "maps"))).toContain("refuse.ts:3:");
  } finally {
    await rm(folder, { recursive: true });
  }
});
