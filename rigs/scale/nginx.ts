import { spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { poll } from "@/lib/base/poll";
import { freePort } from "@/e2e/support/free-port";
import { end } from "./tools";

export interface Nginx {
  origin: string;
  cache: string;
  stop(): Promise<void>;
}

/** Returns deploy/nginx.conf with another port, folder and upstream than in its container. */
async function configuration(folder: string, port: number, shop: string): Promise<string> {
  const text = await readFile("deploy/nginx.conf", "utf8");
  return text
    .replace(/server web1:3000/, `server ${shop}`)
    .replace(/.*server web2:3000.*\n/, "")
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replaceAll("/var/cache/nginx", path.join(folder, "cache"))
    .replace("/tmp/nginx.pid", path.join(folder, "nginx.pid"));
}

/** Starts nginx in front of a shop at `host:port`. */
export async function startNginx(shop: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), "shop-nginx-"));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, "cache"));
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  await writeFile(file, await configuration(folder, port, shop));
  const child = spawn("nginx", ["-c", file, "-g", "daemon off;"], {
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await poll(60, answers))) throw new Error("nginx does not answer.");
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  return { origin, cache: path.join(folder, "cache"), stop };
}
