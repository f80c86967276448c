import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "@/e2e/support/free-port";
import { poll } from "@/lib/base/poll";

/** A minimal Next app: one handler at /handler and one page at /. */
export interface EmptyApp {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

const START_SECONDS = 60;

const FILES: Record<string, string> = {
  "package.json": JSON.stringify({ type: "module", private: true }),
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  "app/layout.jsx": `
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>;
    }`,
  "app/page.jsx": "export default function Page() { return <p>Empty</p>; }",
  "app/handler/route.js": 'export function GET() { return Response.json({ status: "ok" }); }',
};

const next = path.resolve("node_modules/.bin/next");
const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };

/** Writes, builds and starts the app. Linters and git ignore the name of its folder. */
export async function startEmptyApp(): Promise<EmptyApp> {
  const folder = await mkdtemp(path.join("bench", ".next-empty-"));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const build = run(folder, ["build"]);
  const [code] = (await once(build, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The empty program could not be built: see ${folder}.`);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = run(folder, ["start", "--port", String(port)]);
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const answers = () =>
    fetch(`${origin}/handler`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (await poll(START_SECONDS, answers)) return { origin, pid: server.pid ?? 0, stop };
  await stop();
  throw new Error("The empty program does not start.");
}

function run(folder: string, args: string[]): ChildProcess {
  return spawn(process.execPath, [next, ...args], { cwd: folder, env, stdio: "ignore" });
}
