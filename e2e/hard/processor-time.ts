import { readFile } from "node:fs/promises";

const TICK_MS = 10;

/** Milliseconds that a process has used of the processors since it began; known on Linux. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
