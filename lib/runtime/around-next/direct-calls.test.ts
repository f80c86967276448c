import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import type { Endpoint } from "@/lib/api/endpoint";
import { KEEP_HEADER, MAY_KEEP_HEADER } from "@/lib/http-cache/kept-answer";
import { directCalls, type DirectHandler } from "@/lib/api/route/direct-calls";
import { readJson } from "@/lib/api/route/request-body";
import { errorResponse } from "@/lib/api/route/respond";
import { answerDirectly } from "./direct-calls";

const server = createServer((asked, response) => {
  if (!answerDirectly(asked, response)) response.end("left to Next");
});

afterEach(() => {
  directCalls.clear();
  server.closeAllConnections();
  server.close();
});

/** Asks for /api/things or another address, of which the first is answered by the handler. */
async function ask(
  handler: DirectHandler,
  { path = "/api/things", method = "POST", body = ["{}"], headers = {} } = {},
) {
  directCalls.set(`${method} /api/things`, handler);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const json = { "content-type": "application/json" };
  const asking = request({
    ...{ port, path, method, host: "127.0.0.1" },
    headers: { ...json, ...headers },
  });
  for (const part of body) asking.write(part);
  asking.end();
  const [answered] = (await once(asking, "response")) as [IncomingMessage];
  return { status: answered.statusCode, headers: answered.headers, body: await text(answered) };
}

const echo: DirectHandler = async (asked) =>
  Response.json(
    {
      said: await readJson(asked),
      key: asked.headers.get("idempotency-key"),
      theme: asked.cookies.get("theme")?.value,
      query: [...asked.nextUrl.searchParams],
    },
    {
      status: 201,
      headers: [
        ["set-cookie", "a=1"],
        ["set-cookie", "b=2"],
      ] as [string, string][],
    },
  );

it("hands the handler what was sent and answers what it says", async () => {
  const { status, headers, body } = await ask(echo, {
    body: ['{"name":', '"Box"}'],
    headers: { "idempotency-key": "k-1", cookie: "theme=dark; x=y" },
  });
  expect([status, headers["content-type"], headers["set-cookie"]]).toEqual([
    201,
    "application/json",
    ["a=1", "b=2"],
  ]);
  expect(JSON.parse(body)).toEqual({
    said: { name: "Box" },
    key: "k-1",
    theme: "dark",
    query: [],
  });
});

it("hands on the query as it was sent", async () => {
  const { body } = await ask(echo, { path: "/api/things?q=a%20b&q=c+d&e=?" });
  expect(JSON.parse(body)).toMatchObject({
    query: [
      ["q", "a b"],
      ["q", "c d"],
      ["e", "?"],
    ],
  });
});

it.each(["/api/things/1", "/api/things/", "/api//things", "/api/Things"])(
  "leaves %s, which is another path, to Next",
  async (path) => {
    expect((await ask(echo, { path })).body).toBe("left to Next");
  },
);

it("has an answer kept that says how long it is good", async () => {
  const note = { tags: [], name: "GET /things", perMinute: 9 };
  const listing: DirectHandler = (asked) =>
    Promise.resolve(
      Response.json([], {
        headers: asked.headers.has(MAY_KEEP_HEADER) ? { [KEEP_HEADER]: JSON.stringify(note) } : {},
      }),
    );
  const { headers } = await ask(listing, { method: "GET", body: [] });
  expect(headers).toMatchObject({ vary: "Accept-Encoding", etag: expect.any(String) as string });
  expect(headers).not.toHaveProperty(KEEP_HEADER);
});

it("says why a body of pieces is refused that is too long", async () => {
  const refusing: DirectHandler = (asked) =>
    readJson(asked, 1000).then(() => Response.json({}), errorResponse);
  const { status } = await ask(refusing, { body: ["x".repeat(900), "x".repeat(900)] });
  expect(status).toBe(413);
});

it("ends the connection of a call that could not be answered", async () => {
  const failing: DirectHandler = () => Promise.reject(new Error("unforeseen"));
  await expect(ask(failing)).rejects.toThrow("socket hang up");
});

const isPlain = ({ path, params, multipart, signed }: Endpoint) =>
  !path.includes("{") && !params && !multipart && !signed;

it("is for calls in JSON at a path that is always the same", () => {
  const direct = Object.values<Endpoint>(endpoints).filter(({ isDirect }) => isDirect);
  expect(direct.map(({ method, path }) => `${method} ${path}`)).toContain("POST /orders");
  expect(direct.filter((endpoint) => !isPlain(endpoint))).toEqual([]);
});
