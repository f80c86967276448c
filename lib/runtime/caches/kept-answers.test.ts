import { randomUUID } from "node:crypto";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { KEEP_HEADER, MAY_KEEP_HEADER, type KeepNote } from "@/lib/http-cache/kept-answer";
import { NO_PROXIES } from "@/lib/base/client-address/proxies";
import { expireKept } from "@/lib/http-cache/expired-tags";
import { answerKeptRead, keepAnswer } from "./kept-answers";
import { setOwnHeaders } from "../requests/own-headers";

const closers: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** A server that keeps what `handler` says may be kept; answers how to ask it, and how often it worked. */
async function shop(handler: Handler) {
  const worked: string[] = [];
  const server = createServer((incoming, response) => {
    response.setHeader("X-Request", randomUUID());
    setOwnHeaders(incoming, NO_PROXIES);
    if (answerKeptRead(incoming, response)) return;
    keepAnswer(incoming, response);
    worked.push(`${incoming.method} ${incoming.url}`);
    void handler(incoming, response);
  });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async ({ path, method, headers }: Asked) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, method, headers, agent: false }, resolve).on("error", reject).end();
    });
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  return { ask, worked };
}

const note = (tags: string[], perMinute = 1000): string =>
  JSON.stringify({ tags, name: `GET ${tags.join()}`, perMinute } satisfies KeepNote);

interface Answered {
  body: string;
  tags: string[];
  perMinute?: number;
  status?: number;
}

/** As route() answers: it says how long an answer is good to whoever would keep it. */
function answer({ headers }: IncomingMessage, response: ServerResponse, given: Answered): void {
  response.statusCode = given.status ?? 200;
  response.setHeader("Content-Type", "application/json");
  response.setHeader("X-Total-Count", "1000");
  response.appendHeader("Vary", "RSC");
  if (headers[MAY_KEEP_HEADER]) response.setHeader(KEEP_HEADER, note(given.tags, given.perMinute));
  response.write(given.body.slice(0, 3));
  response.end(given.body.slice(3));
}

/** What nobody else in this file asks for. */
const ownPath = () => `/api/products/${randomUUID()}`;

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, n) => `Box ${n}`));

it("answers the same again without the handler, until its tag is expired", async () => {
  let name = "before";
  const tag = randomUUID();
  const { ask, worked } = await shop((incoming, response) =>
    answer(incoming, response, { body: `"${name}"`, tags: ["other", tag] }),
  );
  const path = ownPath();
  const first = await ask({ path });
  name = "after";
  const second = await ask({ path });
  expect(second.body.toString()).toBe('"before"');
  const said = { ...first.headers, date: undefined, "x-request": undefined };
  expect({ ...second.headers, date: undefined, "x-request": undefined }).toEqual(said);
  expect(second.headers["x-request"]).not.toBe(first.headers["x-request"]);
  expect(said).toMatchObject({ "x-total-count": "1000", vary: "RSC, Accept-Encoding" });
  expect(said).not.toHaveProperty(KEEP_HEADER);
  expect(worked).toHaveLength(1);
  expireKept([tag]);
  expect((await ask({ path })).body.toString()).toBe('"after"');
});

it("keeps nothing that was read while it changed", async () => {
  let name = "before";
  const tag = randomUUID();
  const reading = Promise.withResolvers<undefined>();
  const changed = Promise.withResolvers<undefined>();
  const { ask } = await shop(async (incoming, response) => {
    const body = `"${name}"`;
    reading.resolve(undefined);
    await changed.promise;
    answer(incoming, response, { body, tags: [tag] });
  });
  const path = ownPath();
  const early = ask({ path });
  await reading.promise;
  name = "after";
  expireKept([tag]);
  changed.resolve(undefined);
  expect((await early).body.toString()).toBe('"before"');
  expect((await ask({ path })).body.toString()).toBe('"after"');
});

it("does not let a read that began before a change replace one that began after it", async () => {
  let name = "before";
  const tag = randomUUID();
  const reading = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const { ask, worked } = await shop(async (incoming, response) => {
    const body = `"${name}"`;
    if (name === "before") {
      reading.resolve(undefined);
      await held.promise;
    }
    answer(incoming, response, { body, tags: [tag] });
  });
  const path = ownPath();
  const early = ask({ path });
  await reading.promise;
  name = "after";
  expireKept([tag]);
  expect((await ask({ path })).body.toString()).toBe('"after"');
  held.resolve(undefined);
  await early;
  expect((await ask({ path })).body.toString()).toBe('"after"');
  expect(worked).toHaveLength(2);
});

it("compresses once for each encoding, and what is short not at all", async () => {
  const { ask, worked } = await shop((incoming, response) =>
    answer(incoming, response, { body: incoming.url?.includes("short") ? "[]" : LONG, tags: [] }),
  );
  const path = ownPath();
  for (const made of [3, 3]) {
    const brotli = await ask({ path, headers: { "Accept-Encoding": "gzip, br" } });
    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      "content-length": String(brotli.body.byteLength),
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
    const gzip = await ask({ path, headers: { "Accept-Encoding": "gzip" } });
    expect(gunzipSync(gzip.body).toString()).toBe(LONG);
    expect((await ask({ path })).body.toString()).toBe(LONG);
    expect(worked).toHaveLength(made);
  }
  const short = await ask({ path: `${path}?short`, headers: { "Accept-Encoding": "br" } });
  expect(short.headers).not.toHaveProperty("content-encoding");
  expect(short.body.toString()).toBe("[]");
});

it("says that an answer is still the same, in any encoding", async () => {
  const { ask, worked } = await shop((incoming, response) =>
    answer(incoming, response, { body: LONG, tags: [] }),
  );
  const path = ownPath();
  const { etag = "" } = (await ask({ path, headers: { "Accept-Encoding": "br" } })).headers;
  for (const made of [2, 2]) {
    const same = await ask({ path, headers: { "If-None-Match": `"other", ${etag}` } });
    expect(same.status).toBe(304);
    expect(same.body).toHaveLength(0);
    expect(same.headers).toMatchObject({ etag, "x-total-count": "1000" });
    expect(same.headers).not.toHaveProperty("content-type");
    expect(worked).toHaveLength(made);
  }
  expect((await ask({ path, headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

it("answers HEAD as GET without the body, whichever came first", async () => {
  const { ask, worked } = await shop((incoming, response) =>
    answer(incoming, response, { body: LONG, tags: [] }),
  );
  const path = ownPath();
  const head = await ask({ path, method: "HEAD" });
  const get = await ask({ path });
  const again = await ask({ path, method: "HEAD" });
  expect([head.body, again.body].map(({ byteLength }) => byteLength)).toEqual([0, 0]);
  expect(get.body.toString()).toBe(LONG);
  for (const { headers } of [head, again]) {
    expect(headers).toMatchObject({
      "content-length": String(LONG.length),
      etag: get.headers.etag,
    });
  }
  expect(worked).toEqual([`GET ${path}`]);
});

it.each<[string, Asked["headers"]]>([
  ["a bearer token", { Authorization: "Bearer x" }],
  ["a session", { Cookie: "XSRF-TOKEN=a; next-auth.session-token=b" }],
  ["a session under HTTPS", { Cookie: "__Host-next-auth.session-token=b" }],
])("leaves whoever shows %s to the handler", async (_, headers) => {
  const { ask, worked } = await shop((incoming, response) =>
    answer(incoming, response, { body: "[]", tags: [] }),
  );
  const path = ownPath();
  await ask({ path });
  const own = await ask({ path, headers });
  expect(own.headers).not.toHaveProperty("etag");
  expect(worked).toHaveLength(2);
  await ask({ path, headers: { Cookie: "XSRF-TOKEN=a" } });
  expect(worked).toHaveLength(2);
});

it("keeps nothing that the handler does not say may be kept", async () => {
  const { ask, worked } = await shop((_, response) => {
    response.statusCode = 404;
    response.end("{}");
  });
  const path = ownPath();
  expect([(await ask({ path })).status, (await ask({ path })).status]).toEqual([404, 404]);
  expect(worked).toHaveLength(2);
});

it("keeps no answer that would push out many others", async () => {
  const { ask, worked } = await shop((incoming, response) =>
    answer(incoming, response, { body: `"${"x".repeat(300 * 1024)}"`, tags: [] }),
  );
  const path = ownPath();
  await ask({ path });
  expect((await ask({ path })).body).toHaveLength(300 * 1024 + 2);
  expect(worked).toHaveLength(2);
});

it("forgets what was not asked for the longest, by bytes", async () => {
  const body = `"${"x".repeat(200 * 1024)}"`;
  const { ask, worked } = await shop((incoming, response) =>
    answer(incoming, response, { body, tags: [] }),
  );
  const [path, other] = [ownPath(), ownPath()];
  await ask({ path });
  await ask({ path: other });
  for (let n = 0; n < 130; n += 1) {
    await ask({ path: `${ownPath()}?q=${n}` });
    await ask({ path: other });
  }
  expect(worked).toHaveLength(132);
  await ask({ path });
  expect(worked).toHaveLength(133);
});

it("counts kept answers as calls, and leaves who asked too often to the handler", async () => {
  const tag = randomUUID();
  const { ask, worked } = await shop((incoming, response) =>
    answer(incoming, response, { body: "[]", tags: [tag], perMinute: 2 }),
  );
  const path = ownPath();
  for (const handled of [1, 1, 1, 2, 3]) {
    await ask({ path });
    expect(worked).toHaveLength(handled);
  }
});
