// `npm run bench` measures the figures of docs/performance.md. A name as the first argument runs another benchmark.

const PARTS: Record<string, () => Promise<unknown>> = {
  processes: () => import("./processes"),
  lighthouse: () => import("./lighthouse"),
  interactions: () => import("./interactions"),
};

const part = PARTS[process.argv[2] ?? ""];
// Removes the benchmark's name, because each benchmark parses its own arguments.
if (part) process.argv.splice(2, 1);
await (part ? part() : import("./run"));

export {};
