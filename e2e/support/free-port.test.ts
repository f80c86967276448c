import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./free-port";

it("returns ports that can be listened on, each once", async () => {
  const ports: number[] = [];
  for (let count = 0; count < 50; count += 1) ports.push(await freePort());
  expect(new Set(ports)).toHaveLength(50);
  for (const port of ports) {
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    server.close();
  }
});

it.runIf(process.platform === "linux")("returns no ephemeral port", async () => {
  const range = await readFile("/proc/sys/net/ipv4/ip_local_port_range", "utf8");
  expect(await freePort()).toBeLessThan(Number(range.split("\t")[0]));
});
