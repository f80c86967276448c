import "server-only";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { BUILD_OUTPUT } from "@/lib/base/programs/programs";
import { readProgram } from "../supervisor/data-dir";
import { StartError } from "../supervisor/steps";

/** Next keeps this folder when it cleans its output. */
const LOCK = path.join(BUILD_OUTPUT, "cache", "build.lock");

const BUILD = "lib/runtime/build-command";

/**
 * Keeps other processes from building into the same output. The lock of a killed build does not count.
 * @throws StartError while another process builds
 */
export async function lockBuild(lock = LOCK): Promise<{ release(): Promise<void> }> {
  await mkdir(path.dirname(lock), { recursive: true });
  const pid = Number(await readFile(lock, "utf8").catch(() => "0"));
  if (pid && pid !== process.pid && (await readProgram(pid, [BUILD]))) throw busy(`process ${pid}`);
  await rm(lock, { force: true });
  // A link appears with its content, so no reader sees a lock without a process id.
  const own = `${lock}-${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, lock);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === "EEXIST" ? busy("it has just begun") : error;
  } finally {
    await rm(own);
  }
  return { release: () => rm(lock, { force: true }) };
}

const busy = (which: string) =>
  new StartError(`Another build of this checkout is running (${which}); wait until it has ended.`);
