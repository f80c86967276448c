// A separate process, because a hostile or huge file must take down nothing else. It reads the PDF or SVG of its first
// argument and writes its facts as JSON. The reading runs in a thread, so that the main thread can end the process when
// it takes too much memory, of which V8's own limit covers a part.
import { readFile } from "node:fs/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const POLL_MS = 50;
const TOO_MUCH = 3;
/** Bytes that identify a kind. */
const HEAD = 4096;

interface Task {
  file: string;
  mostBytes: number;
}

function watch(task: Task): void {
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > task.mostBytes) process.exit(TOO_MUCH);
  }, POLL_MS);
  const thread = new Worker(new URL(import.meta.url), { workerData: task });
  thread.once("message", (facts: unknown) => process.stdout.write(JSON.stringify(facts)));
  thread.once("error", () => process.exit(1));
  thread.once("exit", () => clearInterval(timer));
}

if (isMainThread) {
  const [file = "", mostBytes = "0"] = process.argv.slice(2);
  watch({ file, mostBytes: Number(mostBytes) });
} else {
  const { file } = workerData as Task;
  const bytes = new Uint8Array(await readFile(file));
  const kind = (await import("./kinds")).toKind(Buffer.from(bytes.subarray(0, HEAD)));
  const facts =
    kind?.type === "application/pdf"
      ? await (await import("./pdf/read-pdf")).readPdf(bytes)
      : await (await import("./read-svg")).readSvg(bytes);
  parentPort?.postMessage(facts);
}
