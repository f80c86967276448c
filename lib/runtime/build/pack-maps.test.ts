import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "rolldown";
import { expect, it } from "vitest";
import { BUILD_OUTPUT } from "@/lib/base/programs/programs";
import { withSourcePlaces } from "@/lib/base/programs/source-places";
import { packMaps } from "./pack-maps";

const SOURCE = `
const refuse = (reason: string): never => {
  throw new Error(reason);
};
export const run = () => refuse("no paper");
`;

it("finds the source of a minified chunk of Next's server in its packed map", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "maps-"));
  // The name of a folder above the checkout says nothing.
  const output = path.join(folder, "server", BUILD_OUTPUT);
  try {
    const input = path.join(folder, "refuse.ts");
    const file = path.join(output, "server/chunks/a.js");
    await writeFile(input, SOURCE);
    await build({ input, output: { file, sourcemap: true, minify: true } });
    await packMaps(output, path.join(folder, "maps"));
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
