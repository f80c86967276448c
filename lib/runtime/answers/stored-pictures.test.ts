import { globSync, readlinkSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { poll } from "@/lib/base/poll";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { storedPictures } from "./stored-pictures";

const LARGE = "large.webp";
const SMALL = "box.webp";
const LARGE_BYTES = 32 * 1024 * 1024;

let folder = "";
let port = 0;
const server = createServer();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shop-pictures-"));
  await writeFile(path.join(folder, LARGE), Buffer.alloc(LARGE_BYTES));
  await writeFile(path.join(folder, SMALL), "0123456789");
  await mkdir(path.join(folder, "inner"));
  const answer = storedPictures(folder);
  server.on("request", (incoming, response) => {
    incoming.headers[CLIENT_ADDRESS_HEADER] = String(incoming.headers["x-from"] ?? "192.0.2.1");
    if (!answer(incoming, response)) response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

interface Requested {
  method?: string;
  headers?: Record<string, string>;
}

function begin(url: string, { method = "GET", headers = {} }: Requested = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path: url, method, headers, agent: false }, resolve).on("error", reject).end();
  });
}

async function ask(url: string, requested?: Requested) {
  const answer = await begin(url, requested);
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Returns how often this process has the file open, where the system can report it. */
function opened(name: string): number {
  return globSync("/proc/self/fd/*").filter((link) => {
    try {
      return readlinkSync(link).endsWith(name);
    } catch {
      return false;
    }
  }).length;
}

describe("stored pictures", () => {
  it("are cached by browsers permanently, and cannot run scripts", async () => {
    const { status, headers, body } = await ask(`/media/${SMALL}`);
    expect([status, body]).toEqual([200, "0123456789"]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
      "content-type": "image/webp",
    });
    const again = await ask(`/media/${SMALL}`, {
      headers: { "If-None-Match": String(headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, ""]);
    expect((await ask(`/media/${SMALL}`, { method: "HEAD" })).headers["content-length"]).toBe("10");
  });

  it.each([
    ["bytes=2-5", 206, "bytes 2-5/10", "2345"],
    ["bytes=-3", 206, "bytes 7-9/10", "789"],
    ["bytes=5-2", 416, "bytes */10", "There is no such part.\n"],
    ["bytes=20-", 416, "bytes */10", "There is no such part.\n"],
  ])("answer the range %s with %i", async (range, status, part, body) => {
    const answer = await ask(`/media/${SMALL}`, { headers: { Range: range } });
    expect(answer).toMatchObject({ status, body, headers: { "content-range": part } });
  });

  it.each(["/media/none.webp", "/media/inner", "/media/inner/", "/media/.secret"])(
    "report a missing %s",
    async (url) => {
      const { status, body, headers } = await ask(url);
      expect([status, body]).toEqual([404, "There is no such picture.\n"]);
      expect(headers["cache-control"]).toBe("no-store");
    },
  );

  it("are read and nothing else", async () => {
    expect((await ask(`/media/${SMALL}`, { method: "POST" })).status).toBe(405);
  });

  it("close their file when a download breaks off", async () => {
    const downloads = await Promise.all(Array.from({ length: 30 }, () => begin(`/media/${LARGE}`)));
    for (const download of downloads) download.destroy();
    expect(await poll(30, () => Promise.resolve(opened(LARGE) === 0))).toBe(true);
  });

  it("are limited for each address", async () => {
    const headers = { "x-from": "192.0.2.9" };
    const statuses: (number | undefined)[] = [];
    for (let requested = 0; requested < 1_205; requested += 1) {
      statuses.push((await ask("/media/none.webp", { headers })).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(1_200);
    const refused = await ask(`/media/${SMALL}`, { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(`/media/${SMALL}`)).status).toBe(200);
  });
});
