import { access, mkdir, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Processes that are given a part of a core each, by Linux's control groups: what they do together is then theirs
 * to say, because the load has cores to spare. Needs root.
 */

const PERIOD_MICROSECONDS = 10_000;

interface Kind {
  root: string;
  /** The files that bound a group, with what is written to them. */
  bounds: (quota: number) => [file: string, text: string][];
}

/** The first and the second version of control groups. */
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
 * @param share of a core, for each process: 0.15
 * @returns what lets them go
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
