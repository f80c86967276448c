import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request, type RequestOptions } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { poll } from "@/lib/base/poll";
import { end } from "./tools";

export interface Ports {
  http: number;
  https: number;
}

/** Caddy's response over TLS, whose certificate must be valid. */
export interface Answer {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface Caddy {
  ask(place: string, options?: RequestOptions, body?: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Uses other ports than the standard ones, and changes nothing on this machine. */
const settings = ({ http, https }: Ports) =>
  `{\n\thttp_port ${http}\n\thttps_port ${https}\n\tadmin off\n\tskip_install_trust\n}\n`;

/**
 * Starts Caddy with deploy/Caddyfile for `localhost`, whose certificate it issues itself, in front of a shop at
 * `host:port`.
 */
export async function startCaddy(shop: string, ports: Ports): Promise<Caddy> {
  const folder = await mkdtemp(path.join(tmpdir(), "shop-caddy-"));
  const file = path.join(folder, "Caddyfile");
  await writeFile(file, settings(ports) + (await readFile("deploy/Caddyfile", "utf8")));
  const child = spawn("caddy", ["run", "--config", file], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: path.join(folder, "data"),
      DOMAIN: "localhost",
      SHOP: shop,
    },
    stdio: "ignore",
  });
  const root = path.join(folder, "data/caddy/pki/authorities/local/root.crt");
  const ask: Caddy["ask"] = async (place, options = {}, body) => {
    const ca = await readFile(root);
    const sent = request(`https://localhost:${ports.https}${place}`, { ...options, ca });
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  const answers = () =>
    ask("/").then(
      ({ status }) => status === 200,
      () => false,
    );
  if (!(await poll(60, answers))) throw new Error("Caddy does not answer.");
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  return { ask, stop };
}
