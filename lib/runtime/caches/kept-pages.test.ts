import { randomUUID } from "node:crypto";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { withinRequest } from "@/lib/base/request-context";
import { expireKept } from "@/lib/http-cache/expired-tags";
import { finishPages } from "../around-next/finish-pages";
import type { PageScripts } from "../answers/finished-page";
import { answerKeptPage } from "./kept-pages";
import PageCache from "./page-cache";

const closers: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Kept {
  html: string;
  /** Seconds. */
  revalidate?: number;
  status?: number;
}

type CachedValue = NonNullable<Parameters<PageCache["set"]>[1]>;

const TAG = "of this page";
const HIT = "HIT";
const PAGE = "<p>Boxes</p><script>go()</script>";

function answer(response: ServerResponse, cache: string, { html, status = 200 }: Kept): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "s-maxage=60");
  response.setHeader("x-nextjs-cache", cache);
  response.end(html);
}

/** As Next does it: asks its cache, and renders what is not there. */
async function render(response: ServerResponse, key: string, rendered: Kept): Promise<void> {
  const cache = new PageCache();
  const found = await cache.get(key);
  if (found?.value && "html" in found.value) {
    answer(response, HIT, { ...rendered, html: found.value.html });
    return;
  }
  const value = { kind: "APP_PAGE", html: rendered.html, headers: { "x-next-cache-tags": TAG } };
  const cacheControl = { revalidate: rendered.revalidate ?? 60, expire: undefined };
  await cache.set(key, { ...value, segmentData: new Map() } as unknown as CachedValue, {
    isFallback: false,
    cacheControl,
  });
  answer(response, "MISS", rendered);
}

/** A server of pages, each under its path, whatever stands behind a question mark. */
async function shop(page: Kept) {
  const place = randomUUID();
  const asked: string[] = [];
  const finished: string[] = [];
  const server = createServer((incoming, response) => {
    response.setHeader("X-Request", randomUUID());
    if (answerKeptPage(incoming, response)) return;
    const { url = "" } = incoming;
    const policy = ({ scripts }: PageScripts) => {
      finished.push(url);
      return ["script-src", ...scripts].join(" ");
    };
    finishPages({ request: incoming, response, policy, answerMissing: () => undefined });
    asked.push(url);
    withinRequest({ id: "" }, () => void render(response, `${place} ${url.split("?")[0]}`, page));
  });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path: `/${place}${path}`, headers, method, agent: false }, resolve)
        .on("error", reject)
        .end();
    });
    const body = await buffer(answered);
    return { status: answered.statusCode, headers: answered.headers, body };
  };
  /** Rendered, taken from Next's cache, and answered without Next from then on. */
  const keep = async (path: string) => {
    await ask(path);
    return ask(path);
  };
  return { ask, keep, asked, finished };
}

it("is answered without the framework as the framework answered it, to whoever asks", async () => {
  const { keep, ask, asked } = await shop({ html: PAGE });
  const [taken, kept] = [await keep("/a"), await ask("/a")];
  expect(asked).toHaveLength(2);
  const said = { ...taken.headers, date: undefined, "x-request": undefined };
  expect({ ...kept.headers, date: undefined, "x-request": undefined }).toEqual(said);
  expect(said).toMatchObject({
    "x-nextjs-cache": HIT,
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": expect.stringMatching(/^script-src 'sha256-[^']+'$/) as string,
  });
  expect(kept.headers["x-request"]).not.toBe(taken.headers["x-request"]);
  expect(kept.body.toString()).toBe(PAGE);
  const same = await ask("/a", { "If-None-Match": kept.headers.etag ?? "" });
  expect([same.status, same.body.byteLength]).toEqual([304, 0]);
  expect((await ask("/a", {}, "HEAD")).headers["content-length"]).toBe(String(PAGE.length));
  expect(asked).toHaveLength(2);
});

it("is finished for each encoding by itself", async () => {
  const { keep, ask, asked } = await shop({ html: PAGE });
  await keep("/a");
  for (let n = 0; n < 2; n += 1) {
    const { headers, body } = await ask("/a", { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  }
  expect(asked).toHaveLength(3);
});

it("is one page under all addresses that lead to it", async () => {
  const { keep, ask, asked } = await shop({ html: PAGE });
  await keep("/a");
  for (let n = 0; n < 2; n += 1)
    expect((await ask("/a?utm_source=mail")).body.toString()).toBe(PAGE);
  expect(asked).toHaveLength(3);
});

it("is not finished again for another address that leads to it", async () => {
  const { keep, ask, finished } = await shop({ html: PAGE });
  const { headers: said } = await keep("/a");
  finished.length = 0;
  const other = await ask("/a?gclid=1");
  const ofItsOwn = { date: undefined, "x-request": undefined };
  expect({ ...other.headers, ...ofItsOwn }).toEqual({ ...said, ...ofItsOwn });
  expect(other.body.toString()).toBe(PAGE);
  expect((await ask("/a?gclid=2", { "If-None-Match": said.etag ?? "" })).status).toBe(304);
  expect(finished).toEqual([]);
});

it("is fresh after a change of what stands on it", async () => {
  const page = { html: "before" };
  const { keep, ask } = await shop(page);
  await keep("/a");
  page.html = "after";
  expect((await ask("/a")).body.toString()).toBe("before");
  expireKept([TAG]);
  for (let n = 0; n < 3; n += 1) expect((await ask("/a")).body.toString()).toBe("after");
});

it.each<[string, Kept, Record<string, string>]>([
  ["the data of a change of pages", { html: PAGE }, { RSC: "1" }],
  ["a page whose time is over", { html: PAGE, revalidate: -1 }, {}],
  ["a page of what is gone", { html: PAGE, status: 404 }, {}],
])("leaves %s to the framework", async (_, page, headers) => {
  const { keep, ask, asked } = await shop(page);
  await keep("/a");
  await ask("/a", headers);
  expect(asked).toHaveLength(3);
});

it("keeps no page that the framework answered otherwise than it is kept", async () => {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    if (answerKeptPage(incoming, response)) return;
    asked.push(incoming.url ?? "");
    finishPages({
      ...{ request: incoming, response },
      policy: () => "",
      answerMissing: () => undefined,
    });
    const page = { key: "the shell of many pages", startedAt: 0, html: "a shell" };
    withinRequest({ id: "", page }, () => answer(response, HIT, { html: "a shell, and more" }));
  });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (let n = 0; n < 3; n += 1) await (await fetch(`http://127.0.0.1:${port}/b`)).text();
  expect(asked).toHaveLength(3);
});
