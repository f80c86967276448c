import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { WORKER_ADDRESS } from "@/lib/files/direct/worker-script";
import { NO_PROXIES, parseProxies } from "@/lib/base/client-address/proxies";
import { withinRequest } from "@/lib/base/request-context";
import { beforeNext } from "./before-next";
import { finishPages } from "./finish-pages";
import { setOwnHeaders } from "../requests/own-headers";
import PageCache from "../caches/page-cache";
import { etagOf } from "../answers/revalidation";

const PICTURE = "box.webp";
const STATIC = "/_next/static/a.js";

let pictureFolder = "";
beforeAll(async () => {
  pictureFolder = await mkdtemp(path.join(tmpdir(), "shop-pictures-"));
  await writeFile(path.join(pictureFolder, PICTURE), "a box");
});
afterAll(() => rm(pictureFolder, { recursive: true }));

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type CachedValue = NonNullable<Parameters<PageCache["set"]>[1]>;

/** What Next would render, and has in its cache from then on. */
async function takePage(key: string): Promise<string> {
  const cache = new PageCache();
  const page = { kind: "APP_PAGE", html: "<p>Next</p>", headers: {}, segmentData: new Map() };
  const cacheControl = { revalidate: 60, expire: undefined };
  if (!(await cache.get(key)))
    await cache.set(key, page as unknown as CachedValue, { isFallback: false, cacheControl });
  await cache.get(key);
  return page.html;
}

/** A server of what answers before Next; answers how to ask it, and what was left to Next. */
async function shop({ dev = false } = {}) {
  const body = Buffer.from("packed");
  const answerers = beforeNext({
    dev,
    pictureFolder,
    statics: new Map([[STATIC, { headers: [], etag: etagOf(body), encoding: "br", body }]]),
    uploads: "https://uploads.example",
  });
  const left: string[] = [];
  const proxies = parseProxies("loopback") ?? NO_PROXIES;
  const server = createServer((incoming, response) => {
    setOwnHeaders(incoming, proxies);
    if (answerers.some((answer) => answer(incoming, response))) return;
    finishPages({ request: incoming, response, policy: () => "", answerMissing: () => undefined });
    const { url = "" } = incoming;
    left.push(url);
    withinRequest({ id: "" }, async () => {
      const html = await takePage(url);
      response.setHeader("Content-Type", "text/html");
      response.end(html);
    }).catch(() => response.destroy());
  });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (url: string, { method = "GET", from = "192.0.2.1" } = {}) => {
    const headers = { "Accept-Encoding": "br", "X-Forwarded-For": from };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path: url, method, headers, agent: false }, resolve)
        .on("error", reject)
        .end();
    });
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { ask, left };
}

const ID = "0198a1f0-5c3e-7b41-9d52-2f6f3c1b8a10";

it.each([
  ["a method that nobody has", "/", "PURGE", 405],
  ["an address that cannot be read, of a picture as well", "/media/%FF", "GET", 400],
  ["another spelling of a page's address", `/product/${ID.toUpperCase()}`, "GET", 308],
  ["a picture", `/media/${PICTURE}`, "GET", 200],
  ["a picture that is not there", "/media/none.webp", "GET", 404],
  ["a packed file of the build", STATIC, "GET", 200],
  ["the script that sends pictures", WORKER_ADDRESS, "GET", 200],
] as const)("answers %s, while the shop is developed as well", async (_, url, method, status) => {
  for (const dev of [false, true]) {
    const { ask, left } = await shop({ dev });
    expect((await ask(url, { method })).status).toBe(status);
    expect(left).toEqual([]);
  }
});

it("counts what is left to Next, and still answers whoever asked too often what is kept", async () => {
  const { ask, left } = await shop();
  const from = "192.0.2.2";
  const kept = `/kept-${randomUUID()}`;
  for (let n = 0; n < 10; n += 1) await ask(kept, { from });
  expect(left).toEqual([kept]);
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 300; n += 1) {
    statuses.push((await ask(`/made-up-${randomUUID()}`, { from })).status);
  }
  expect(statuses.indexOf(429)).toBe(299);
  expect((await ask(kept, { from })).status).toBe(200);
  expect((await ask("/api/products", { from })).status).toBe(200);
});

it("keeps and counts nothing while the shop is developed", async () => {
  const { ask, left } = await shop({ dev: true });
  const url = `/page-${randomUUID()}`;
  for (let n = 0; n < 3; n += 1) expect((await ask(url)).status).toBe(200);
  expect(left).toHaveLength(3);
});
