import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { incomingFolder, incomingFolders } from "@/lib/files/uploads";
import { claimDataDir, discardIncoming } from "./data-dir";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "data-dir-test-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function givenIncoming(place: string): Promise<string> {
  const form = path.join(place, "form-x");
  await mkdir(form, { recursive: true });
  await writeFile(path.join(form, "0"), "half a picture");
  return form;
}

/** Starts a process with these arguments and returns it once it runs. */
async function running(program: string) {
  // The process prints a line once it runs, and ends when its input ends.
  const lasting = "process.stdin.resume(); console.log()";
  const child = spawn(process.execPath, ["-e", lasting, program], { stdio: "pipe" });
  await once(child.stdout, "data");
  const stop = async () => {
    child.stdin.end();
    await once(child, "exit");
  };
  return { pid: child.pid ?? 0, stop };
}

const left = () => readdir(incomingFolders(folder));

it("uses the folder, and deletes incomplete uploads of a killed shop", async () => {
  const web = await running("lib/runtime/web.ts");
  await givenIncoming(incomingFolder(web.pid, folder));
  await web.stop();
  // The old layout, before each process had a folder of its own, and a folder of a process id that is used again.
  await givenIncoming(incomingFolders(folder));
  await givenIncoming(incomingFolder(process.pid, folder));
  const claim = await claimDataDir(folder);
  expect(await readFile(path.join(folder, "shop.pid"), "utf8")).toBe(String(process.pid));
  expect(await left()).toEqual([]);
  await claim.release();
});

it("keeps uploads of a web process that outlives its supervisor", async () => {
  const web = await running("lib/runtime/web.ts");
  const form = await givenIncoming(incomingFolder(web.pid, folder));
  const claim = await claimDataDir(folder);
  expect(await readdir(form)).toEqual(["0"]);
  await claim.release();
  await web.stop();
  await discardIncoming(web.pid, folder);
  expect(await left()).toEqual([]);
});
