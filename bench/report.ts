import { readFile, writeFile } from "node:fs/promises";
import type { Row } from "./bench";
import type { Times } from "./growth";
import type { Memory } from "./memory";

const FILE = "docs/performance.md";

type Cells = readonly string[];

const milliseconds = (time: number) => (time < 10 ? time.toFixed(1) : time.toFixed(0));

export function loadTable(rows: readonly Row[]): string {
  return table([
    ["work", "answers a second", "ratio", "p50", "p95", "p99"],
    ...rows.map(({ work, perSecond, ratio, p50, p95, p99 }) => [
      work,
      perSecond.toFixed(0),
      ratio.toFixed(2),
      ...[p50, p95, p99].map((time) => `${milliseconds(time)} ms`),
    ]),
  ]);
}

export interface MemoryReport {
  idle: Memory;
  after: Memory;
  /** The figures of the empty app, without load. */
  empty: number;
}

export function memoryTable({ idle, after, empty }: MemoryReport): string {
  const row = (what: string, { supervisor, web }: Memory) => [
    what,
    ...[supervisor, web, supervisor + web].map((mib) => `${mib} MiB`),
    `${(web / idle.web).toFixed(2)} × idle`,
  ];
  return table([
    ["memory", "supervisor", "web process", "together", "web process"],
    row("idle", idle),
    row("after the load", after),
    ["the empty program, idle", "", `${empty} MiB`, "", `${(empty / idle.web).toFixed(2)} × idle`],
  ]);
}

/** Work is listed when its p95 is at least this multiple of the small shop's. */
const GROWN = 3;

/** Lists the work that takes at least GROWN times as long in a large shop as in a small one. */
export function growthTable(
  small: ReadonlyMap<string, Times>,
  large: ReadonlyMap<string, Times>,
): string {
  const rows = [...small].flatMap(([work, before]) => {
    const after = large.get(work) ?? { p50: NaN, p95: NaN };
    const ratio = after.p95 / before.p95;
    if (ratio < GROWN) return [];
    const times = [before.p50, after.p50, before.p95, after.p95];
    return [[work, ...times.map((time) => `${milliseconds(time)} ms`), ratio.toFixed(1)]];
  });
  return table([
    ["work", "p50 small", "p50 large", "p95 small", "p95 large", "p95 ratio"],
    ...rows,
  ]);
}

export function table([head = [], ...body]: Cells[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: Cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

/** Replaces the text between the two comments of that name in docs/performance.md. */
export async function writeFigures(name: string, text: string): Promise<void> {
  const [start, end] = [`<!-- bench: ${name} -->`, `<!-- /bench: ${name} -->`];
  const document = await readFile(FILE, "utf8");
  const [before, remaining] = document.split(start);
  const [, after] = remaining?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no ${start}.`);
  await writeFile(FILE, `${before}${start}\n\n${text}\n\n${end}${after}`);
}
