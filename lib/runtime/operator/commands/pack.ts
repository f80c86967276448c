import "server-only";
import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { access, chmod, copyFile, cp, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { parseEnv } from "@/lib/base/env";
import { layProgram } from "@/lib/runtime/build/lay-program";
import { requireNoOwner } from "@/lib/runtime/supervisor/data-dir";
import { OperatorError, type Command } from "../command";
import { readVersion } from "../backup/create-backup";
import { givenPath } from "../given-path";
import { atEnd } from "../shop";

const run = promisify(execFile);

/** Present only with the sources, and so with the compiler. */
const BUILD = "lib/runtime/build-command.ts";

export const command: Command = {
  name: "pack",
  summary:
    "Builds the shop and writes one archive that starts on a small machine: unpack it, then ./shop start.",
  usage: "[archive]",
  flags: [
    ["archive", "a file that is not there yet; by default packaging-shop-VERSION-PLATFORM.tar.gz"],
    ["--folder", "writes a folder with the programs alone, as the image has them"],
  ],
  options: { folder: { type: "boolean" } },
  files: { least: 0, most: 1 },
  run: async (input) => {
    const name = `packaging-shop-${await readVersion()}-${process.platform}-${process.arch}`;
    const target = givenPath(input.files[0] ?? `${name}${input.has("folder") ? "" : ".tar.gz"}`);
    await requireNew(target);
    await build();
    // Beside the target, because a folder cannot be renamed onto another disk.
    const work = await mkdtemp(path.join(path.dirname(target), ".pack-"));
    atEnd(() => rm(work, { recursive: true, force: true }));
    const folder = path.join(work, name);
    await layProgram(folder);
    if (input.has("folder")) await rename(folder, target);
    else await writeArchive(folder, target);
    process.stdout.write(`Packed      ${target}\n`);
    return 0;
  },
};

async function requireNew(target: string): Promise<void> {
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) throw new OperatorError(`${target} is there already; name another one.`);
}

async function build(): Promise<void> {
  await access(BUILD).catch(() => {
    throw new OperatorError("Only a checkout can be packed; this is a packed shop.");
  });
  // A build would break the site of a running shop.
  await requireNoOwner(parseEnv(process.env).DATA_DIR);
  const child = fork(BUILD, [], {
    execArgv: ["--import", "./lib/runtime/node-hooks.mjs"],
    env: { ...process.env, BUILD_STANDALONE: "1" },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new OperatorError("Nothing was packed, because the build failed.");
}

/** With Node, the script that starts it, and the files for a machine without Docker. */
async function writeArchive(folder: string, target: string): Promise<void> {
  await copyFile(process.execPath, path.join(folder, "node"));
  await chmod(path.join(folder, "node"), 0o755);
  await copyFile("deploy/shop", path.join(folder, "shop"));
  await chmod(path.join(folder, "shop"), 0o755);
  for (const name of ["Caddyfile", "packaging-shop.service"]) {
    await cp(path.join("deploy", name), path.join(folder, "deploy", name));
  }
  const partial = `${folder}.tar.gz`;
  const owner = ["--owner=0", "--group=0"];
  await run("tar", ["-czf", partial, ...owner, "-C", path.dirname(folder), path.basename(folder)]);
  await rename(partial, target);
}
