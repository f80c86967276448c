// `npm run bench`: the figures of docs/performance.md. A name as the first argument asks for others.

const PARTS: Record<string, () => Promise<unknown>> = {
  processes: () => import("./processes"),
  lighthouse: () => import("./lighthouse"),
  interactions: () => import("./interactions"),
};

const part = PARTS[process.argv[2] ?? ""];
// Each part reads its own arguments.
if (part) process.argv.splice(2, 1);
await (part ? part() : import("./run"));

export {};
