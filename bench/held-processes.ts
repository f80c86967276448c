import { access, mkdir, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Limits each process to a share of one core with Linux control groups. The load generator then has cores to spare,
 * and the processes alone decide the throughput. Needs root.
 */

const PERIOD_MICROSECONDS = 10_000;

interface Kind {
  root: string;
  /** The files that limit a group, with the text to write to each. */
  bounds: (quota: number) => [file: string, text: string][];
}

/** Control groups version 1 and version 2. */
const KINDS: readonly Kind[] = [
  {
    root: "/sys/fs/cgroup/cpu",
    bounds: (quota) => [
      ["cpu.cfs_period_us", String(PERIOD_MICROSECONDS)],
      ["cpu.cfs_quota_us", String(quota)],
    ],
  },
  {
    root: "/sys/fs/cgroup",
    bounds: (quota) => [["cpu.max", `${quota} ${PERIOD_MICROSECONDS}`]],
  },
];

async function kindHere(): Promise<Kind> {
  for (const kind of KINDS) {
    const isThere = access(path.join(kind.root, "cgroup.procs")).then(() => true);
    if (await isThere.catch(() => false)) return kind;
  }
  throw new Error("--share needs Linux with control groups of the processor.");
}

/**
 * Limits the processes.
 * @param share of a core for each process, such as 0.15
 * @returns a function that removes the limits
 */
export async function holdEach(
  pids: readonly number[],
  share: number,
): Promise<() => Promise<void>> {
  const { root, bounds } = await kindHere();
  const folders: string[] = [];
  for (const pid of pids) {
    const folder = path.join(root, `bench-${pid}`);
    await mkdir(folder);
    folders.push(folder);
    for (const [file, text] of bounds(Math.round(share * PERIOD_MICROSECONDS))) {
      await writeFile(path.join(folder, file), text);
    }
    await writeFile(path.join(folder, "cgroup.procs"), String(pid));
  }
  return async () => {
    for (const pid of pids) await writeFile(path.join(root, "cgroup.procs"), String(pid));
    for (const folder of folders) await rmdir(folder);
  };
}
