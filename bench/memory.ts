import { readFile } from "node:fs/promises";
import type { Bench } from "./bench";

const KIB = 1024;

/** Memory of the shop's processes in MiB; measured on Linux only. */
export interface Memory {
  supervisor: number;
  web: number;
}

export async function measureMemory({ processes }: Pick<Bench, "processes">): Promise<Memory> {
  const { supervisor, web } = await processes();
  return { supervisor: await residentMib(supervisor), web: await residentMib(web) };
}

export async function residentMib(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / KIB);
}
