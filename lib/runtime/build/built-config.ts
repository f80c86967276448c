import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Makes Next use the configuration that the build in `output` recorded, as the server of its `output: "standalone"`
 * does. Otherwise Next reads next.config.ts, loads its compiler for it, and the compiler stays in the memory of every
 * process.
 */
export async function takeBuiltConfig(output: string): Promise<void> {
  const text = await readFile(path.join(output, "required-server-files.json"), "utf8");
  const { config } = JSON.parse(text) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
