import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { NO_PROXIES, parseProxies } from "@/lib/base/http/proxies";
import {
  currentRequest,
  noteUser,
  withinRequest,
  type RequestContext,
} from "@/lib/base/http/request-context";
import { observe, type Observation } from "./observe";
import { observing, requestId, requestLine } from "./observing";

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server whose requests are observed like the shop's. Returns its address and its reports. */
async function observed(answer: Answer, trusted = "0") {
  const told = Promise.withResolvers<Observation>();
  const proxies = parseProxies(trusted);
  if (!proxies) throw new Error("no proxies");
  server = createServer((request, response) => {
    const context: RequestContext = { id: requestId(request, proxies) };
    observe(request, response, { context, route: "/product/[id]" }, told.resolve);
    withinRequest(context, () => answer(request, response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, told: told.promise };
}

const USER = "0199c0de-0000-7000-8000-000000000001";

describe("the log entry of a request", () => {
  it("has caller, result and size", async () => {
    const { origin, told } = await observed((_request, response) => {
      void Promise.resolve().then(() => {
        noteUser(USER);
        response.writeHead(201).end("x".repeat(5000));
      });
    });
    await (await fetch(`${origin}/product/secret?q=asha@example.com`, { method: "POST" })).text();
    const observation = await told;
    expect(observation).toMatchObject({ method: "POST", status: 201, userId: USER });
    expect(observation.bytes).toBeGreaterThan(5000);
    expect(observation.bytes).toBeLessThan(6000);
    const line = requestLine(observation, new Date(0));
    expect(line).not.toMatch(/secret|asha/);
    expect(JSON.parse(line)).toEqual({
      time: "1970-01-01T00:00:00.000Z",
      event: "request",
      id: observation.id,
      method: "POST",
      route: "/product/[id]",
      status: 201,
      ms: observation.ms,
      bytes: observation.bytes,
      who: USER,
    });
  });

  it("is a visitor's where nobody was asked for", async () => {
    const { origin, told } = await observed((_request, response) => response.end());
    await fetch(origin);
    expect(JSON.parse(requestLine(await told))).toMatchObject({ who: "visitor", status: 200 });
  });

  it("is 499 when the caller left before the answer was whole", async () => {
    const { port, told } = await observed((_request, response) => response.write("half"));
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
    await once(socket, "data");
    socket.destroy();
    expect((await told).status).toBe(499);
  });
});

describe("the id of a request", () => {
  const readId = async (given: string | undefined, trusted: string) => {
    const { origin, told } = await observed(
      (_request, response) => response.end(currentRequest()?.id),
      trusted,
    );
    const headers = new Headers(given === undefined ? [] : [["X-Request-Id", given]]);
    const answered = await (await fetch(origin, { headers })).text();
    expect(answered).toBe((await told).id);
    return answered;
  };
  const MADE = /^[\da-f]{8}-[\da-f-]{27}$/;

  it("is created when missing", async () => {
    expect(await readId(undefined, "1")).toMatch(MADE);
  });

  it("is taken from a proxy of ours", async () => {
    expect(await readId("9f86d081884c7d65", "1")).toBe("9f86d081884c7d65");
  });

  it("cannot be chosen by the client", async () => {
    expect(await readId("9f86d081884c7d65", "0")).toMatch(MADE);
  });

  it.each(["short", "a b c d e f g h", 'x","who":"admin', "x".repeat(65), "12345678, 12345678"])(
    "is never %j",
    async (given) => {
      expect(await readId(given, "1")).toMatch(MADE);
    },
  );
});

describe("a listener that is observed", () => {
  it.each([
    ["is left to the shop, which has no such page, without a token", {}, 404],
    ["asks for the token where there is one", { METRICS_TOKEN: "t".repeat(32) }, 401],
  ])("/metrics %s", async (_what, variables, status) => {
    const env = { NODE_ENV: "test", LOG_REQUESTS: "0", ...variables } as const;
    const options = { proxies: NO_PROXIES, dev: false, env };
    const listener = await observing((_request, response) => {
      response.writeHead(404).end();
    }, options);
    server = createServer(listener);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });
});
