import { readFile } from "node:fs/promises";

/** Process statistics of Linux, in milliseconds (proc(5): /proc/pid/stat). */

const TICK_MS = 10;

async function readStat(pid: number): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name in brackets at the start may contain spaces.
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}

/** The processor time used since the process started. */
export async function processorMs(pid: number): Promise<number> {
  const { 11: user = 0, 12: system = 0 } = await readStat(pid);
  return (user + system) * TICK_MS;
}

export async function ageMs(pid: number): Promise<number> {
  const [{ 19: started = 0 }, uptime] = [
    await readStat(pid),
    await readFile("/proc/uptime", "utf8"),
  ];
  return Number.parseFloat(uptime) * 1000 - started * TICK_MS;
}
