import "server-only";
import { once } from "node:events";
import { access, constants } from "node:fs/promises";
import { isBuilt, noteBuilt } from "./built-sources.mjs";
import { requireMemory } from "./require-memory";
import { startChild } from "../supervisor/start-child";
import { StartError } from "../supervisor/steps";

/**
 * Builds the site unless the last build was made from exactly these sources; `signal` aborts it. The build runs in a
 * process that ends afterwards, because its memory (the packed files and brotli's buffers) would stay with the
 * supervisor for weeks.
 */
export async function buildIfNeeded(signal: AbortSignal): Promise<boolean> {
  if (await isBuilt()) return false;
  await requireWritable();
  requireMemory();
  await build(signal);
  await noteBuilt();
  return true;
}

/** A container image, for example, is built where it is made and starts with the build that it has. */
async function requireWritable(): Promise<void> {
  await access(".", constants.W_OK).catch(() => {
    throw new StartError(
      `The site has not been built of these sources with Node ${process.versions.node}, and nothing can be written here. Run \`npm run build\` where it can.`,
    );
  });
}

async function build(signal: AbortSignal): Promise<void> {
  const { child } = startChild("lib/runtime/build/make-build.ts");
  signal.addEventListener("abort", () => child.connected && child.disconnect());
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new StartError("The site could not be built; the reason stands above.");
}
