import { randomUUID } from "node:crypto";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, it, vi } from "vitest";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { expireKept } from "@/lib/http-cache/expired-tags";
import { finishPages } from "../around-next/finish-pages";
import type { PageScripts } from "../answers/finished-page";
import { answerKeptSearch } from "./kept-searches";
import { noteError } from "../observability/render-errors";

const closers: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server that renders as `handler` does; answers how to ask it, and how often it rendered. */
async function shop(handler: Handler) {
  const rendered: string[] = [];
  const server = createServer((incoming, response) => {
    response.setHeader("Content-Security-Policy", "of every answer");
    response.setHeader("X-Request", randomUUID());
    if (answerKeptSearch(incoming, response)) return;
    const policy = ({ scripts }: PageScripts) => ["script-src", ...scripts].join(" ");
    finishPages({ request: incoming, response, policy, answerMissing: () => undefined });
    rendered.push(incoming.url ?? "");
    void handler(incoming, response);
  });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, headers, agent: false }, resolve).on("error", reject).end();
    });
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  return { ask, rendered };
}

const textOf = ({ body }: { body: Buffer }) => body.toString();

/** As Next answers what it rendered for one request. */
function page(response: ServerResponse, text: string, type = "text/html; charset=utf-8"): void {
  response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", "private, no-cache, no-store");
  response.end(text);
}

const PAGE = "<p>Boxes</p><script>go()</script>";

/** What nobody else in this file searches for. */
const search = () => `/products?q=${randomUUID()}`;

it("is rendered once, with the policy of its scripts, for all who ask the same", async () => {
  const { ask, rendered } = await shop((_, response) => page(response, PAGE));
  const path = search();
  const [first, second] = [await ask(path), await ask(path)];
  const said = { ...first.headers, date: undefined, "x-request": undefined };
  expect({ ...second.headers, date: undefined, "x-request": undefined }).toEqual(said);
  expect(second.headers["x-request"]).not.toBe(first.headers["x-request"]);
  expect(said).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": expect.stringMatching(/^script-src 'sha256-[^']+'$/) as string,
    vary: "Accept-Encoding",
  });
  expect(textOf(second)).toBe(PAGE);
  const brotli = await ask(path, { "Accept-Encoding": "br" });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
  const same = await ask(path, { "If-None-Match": first.headers.etag ?? "" });
  expect([same.status, same.body.byteLength]).toEqual([304, 0]);
  expect(rendered).toEqual([path, path]);
});

it.each([cacheTags.productList, cacheTags.settings])(
  "is fresh after a change of %s",
  async (tag) => {
    let name = "before";
    const { ask } = await shop((_, response) => page(response, name));
    const path = search();
    await ask(path);
    name = "after";
    expect(textOf(await ask(path))).toBe("before");
    expireKept([tag]);
    expect(textOf(await ask(path))).toBe("after");
  },
);

it("is made anew after an hour, because another day may have other taxes", async () => {
  const { ask, rendered } = await shop((_, response) => page(response, PAGE));
  const path = search();
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now);
  try {
    await ask(path);
    clock.mockReturnValue(now + 3_599_000);
    await ask(path);
    expect(rendered).toHaveLength(1);
    clock.mockReturnValue(now + 3_601_000);
    await ask(path);
    expect(rendered).toHaveLength(2);
  } finally {
    clock.mockRestore();
  }
});

it("is not kept when it changed while it was rendered", async () => {
  let name = "before";
  const reading = Promise.withResolvers<undefined>();
  const changed = Promise.withResolvers<undefined>();
  const { ask } = await shop(async (_, response) => {
    const text = name;
    reading.resolve(undefined);
    await changed.promise;
    page(response, text);
  });
  const path = search();
  const early = ask(path);
  await reading.promise;
  name = "after";
  expireKept([cacheTags.productList]);
  changed.resolve(undefined);
  expect(textOf(await early)).toBe("before");
  expect(textOf(await ask(path))).toBe("after");
});

it.each<[string, string, Record<string, string>]>([
  ["the data of a change of pages", search(), { RSC: "1" }],
  ["a page without a search", "/products?q=&page=2", {}],
])("keeps nothing of %s", async (_, path, headers) => {
  const { ask, rendered } = await shop((__, response) => page(response, PAGE));
  await ask(path);
  await ask(path, headers);
  expect(rendered).toHaveLength(2);
});

it.each<[string, Handler]>([
  [
    "failure",
    (_, response) => {
      response.statusCode = 404;
      page(response, PAGE);
    },
  ],
  [
    "page that is there in part",
    ({ headers }, response) => {
      noteError(headers, { isOutage: false });
      page(response, PAGE);
    },
  ],
])("keeps no %s", async (_, handler) => {
  const { ask, rendered } = await shop(handler);
  const path = search();
  expect((await ask(path)).headers["cache-control"]).toContain("no-store");
  await ask(path);
  expect(rendered).toHaveLength(2);
});

it("forgets what was not searched for the longest, by bytes", async () => {
  const { ask, rendered } = await shop((_, response) => page(response, "x".repeat(1024 * 1024)));
  const [path, other] = [search(), search()];
  await ask(path);
  for (let n = 0; n < 16; n += 1) {
    await ask(other);
    await ask(search());
  }
  expect(rendered).toHaveLength(18);
  await ask(other);
  expect(rendered).toHaveLength(18);
  await ask(path);
  expect(rendered).toHaveLength(19);
});
