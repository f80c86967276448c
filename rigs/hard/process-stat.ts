import { readFile } from "node:fs/promises";

/** What Linux counts about a process, in milliseconds (proc(5): /proc/pid/stat). */

const TICK_MS = 10;

async function readStat(pid: number): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name in brackets before may hold blanks.
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}

/** The processor time that it has used since its start. */
export async function processorMs(pid: number): Promise<number> {
  const { 11: user = 0, 12: system = 0 } = await readStat(pid);
  return (user + system) * TICK_MS;
}

/** The time since its start. */
export async function ageMs(pid: number): Promise<number> {
  const [{ 19: started = 0 }, uptime] = [
    await readStat(pid),
    await readFile("/proc/uptime", "utf8"),
  ];
  return Number.parseFloat(uptime) * 1000 - started * TICK_MS;
}
