import { randomUUID } from "node:crypto";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { NO_PROXIES, parseProxies } from "@/lib/base/http/proxies";
import { sharedHeaders } from "@/lib/http/cache/freshness";
import PageStore from "@/lib/http/cache/page-store";
import { withinRequest } from "@/lib/base/http/request-context";
import { formatPolicy } from "@/lib/http/limits/memory-limit";
import { shopListener } from "@/lib/runtime/answers/shop-listener";

/** Runs the shop's HTTP server around Next, with a function in place of Next. */

export type Next = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

interface Requested {
  method?: string;
  from?: string;
  headers?: Record<string, string>;
}

const closers: (() => unknown)[] = [];

/** Stops the servers that a test started. Call it in an afterEach. */
export function closeShops(): void {
  for (const close of closers.splice(0)) close();
}

/**
 * Starts the shop's server around a function in place of Next; returns a function to send requests, and the
 * requests that the function got.
 */
export async function listeningShop(next: Next, { caches = true } = {}) {
  const asked: string[] = [];
  const listener = shopListener(
    async (incoming, response) => {
      asked.push(`${incoming.method} ${incoming.url}`);
      await next(incoming, response);
    },
    {
      origin: "http://localhost:3000",
      dev: false,
      proxies: parseProxies("loopback") ?? NO_PROXIES,
      pictureFolder: "/nowhere",
      caches,
    },
  );
  const server = createServer((incoming, response) => {
    response.setHeader("X-Request-Id", randomUUID());
    withinRequest({ id: "" }, () => listener(incoming, response));
  });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (
    path: string,
    { method = "GET", from = "192.0.2.1", headers }: Requested = {},
  ) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const forwarded = { "X-Forwarded-For": from, ...headers };
      request({ port, path, method, headers: forwarded, agent: false }, resolve)
        .on("error", reject)
        .end();
    });
    const told = { ...answer.headers, date: undefined, "x-request-id": undefined };
    return { status: answer.statusCode, headers: told, body: await buffer(answer) };
  };
  return { ask, asked };
}

interface Called {
  body: string;
  tags: string[];
  perMinute?: number;
}

/** Responds like route() to a read that is the same for every caller. */
export function call(response: ServerResponse, { body, tags, perMinute = 1000 }: Called): void {
  const limit = { points: perMinute, seconds: 60, per: "address" };
  const policy = formatPolicy(limit, `GET /${tags.join("")}`);
  for (const [header, value] of Object.entries(sharedHeaders(tags, policy))) {
    response.setHeader(header, value);
  }
  response.setHeader("Content-Type", "application/json");
  response.setHeader("X-Total-Count", "1000");
  response.write(body.slice(0, 3));
  response.end(body.slice(3));
}

export const PAGE = "<p>Boxes</p><script>go()</script>";
export const TAG = "tag-of-the-page";

export interface Page {
  html: string;
  /** Seconds. */
  revalidate?: number;
  status?: number;
}

/** Responds like Next: looks into its cache, and renders what is missing. */
export async function render({ url = "" }: IncomingMessage, response: ServerResponse, page: Page) {
  const { html, revalidate = 60, status = 200 } = page;
  const store = new PageStore();
  const [key = ""] = url.split("?", 1);
  const found = await store.get(key);
  if (!found) {
    const headers = { "x-next-cache-tags": `_N_T_/layout,${TAG}` };
    const cacheControl = { revalidate, expire: undefined };
    await store.set(key, { kind: "APP_PAGE", html, headers }, { cacheControl });
  }
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "s-maxage=60");
  response.setHeader("x-nextjs-cache", found ? "HIT" : "MISS");
  response.end(found?.value.html ?? html);
}
