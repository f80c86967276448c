import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Has Next take its configuration as the build in `output` wrote it down, the way that the server of its
 * `output: "standalone"` does. It would read next.config.ts otherwise, for which it loads its compiler, and
 * that stays in the memory of every process.
 */
export async function takeBuiltConfig(output: string): Promise<void> {
  const text = await readFile(path.join(output, "required-server-files.json"), "utf8");
  const { config } = JSON.parse(text) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
