import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { poll } from "@/lib/base/poll";
import { freePort } from "@/e2e/support/free-port";
import { OWNER } from "@/e2e/production-shop";
import type { Check, Translate } from "@/rigs/hard/check";
import { tryOut } from "./image-checks";
import { end } from "./tools";

/** Tests an archive of `npm run shop -- pack` on a machine with 1 GB, simulated by a Linux control group. */

const GROUP = "/sys/fs/cgroup/memory/shop-pack";
const GIB = 1024 ** 3;
const READY_SECONDS = 60;

async function packFaults(folder: string, t: Translate): Promise<string[]> {
  const archive = path.join(folder, "shop.tar.gz");
  const hooks = ["--import", "./lib/runtime/node-hooks.mjs"];
  const pack = [...hooks, "lib/runtime/operator/run.ts", "pack", archive];
  execFileSync(process.execPath, pack, { stdio: "ignore" });
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  const [name = ""] = (await readdir(folder)).filter((entry) => entry.startsWith("packaging-shop"));
  const shop = path.join(folder, name, "shop");
  const dataDir = path.join(folder, "data");
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: "127.0.0.1",
    DEMO_DATA: "1",
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    NODE_ENV: "production" as const,
  };
  const script = `echo $$ > ${GROUP}/cgroup.procs && exec ${shop} start`;
  const child = spawn("sh", ["-c", script], { env, stdio: "ignore" });
  try {
    const origin = `http://localhost:${port}`;
    if (!(await poll(READY_SECONDS, () => isReady(origin)))) return ["It does not become ready."];
    const faults = await tryOut({ origin }, dataDir);
    execFileSync(shop, ["backup", path.join(folder, "backup.shop")], { env });
    t(`the shop took at most ${await peakMegabytes()} MB`);
    return [...faults, ...(await endedFaults(child))];
  } finally {
    await end(child);
  }
}

const isReady = (origin: string) =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const read = (name: string) => readFile(path.join(GROUP, name), "utf8");

async function peakMegabytes(): Promise<number> {
  return Math.ceil(Number(await read("memory.max_usage_in_bytes")) / 1e6);
}

/** Returns processes killed for lack of memory, and a failed stop. */
async function endedFaults(child: ChildProcess): Promise<string[]> {
  const killed = Number(/oom_kill (\d+)/.exec(await read("memory.oom_control"))?.[1]);
  await end(child);
  return [
    ...(killed > 0 ? [`${killed} processes were ended for want of memory.`] : []),
    ...(child.exitCode === 0 ? [] : [`It ended with ${child.exitCode}.`]),
  ];
}

export function packChecks(): Check[] {
  return [
    {
      name: "an archive: unpacked and started with 1 GB of memory",
      run: async (t) => {
        const folder = await mkdtemp(path.join(tmpdir(), "shop-pack-"));
        // PostgreSQL does not run as root; its own account must be able to enter the folder.
        await chmod(folder, 0o755);
        await mkdir(GROUP, { recursive: true });
        await writeFile(path.join(GROUP, "memory.limit_in_bytes"), String(GIB));
        try {
          return await packFaults(folder, t);
        } finally {
          await rm(folder, { recursive: true, force: true });
          await rmdir(GROUP);
        }
      },
    },
  ];
}
