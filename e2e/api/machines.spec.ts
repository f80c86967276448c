import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { APIRequestContext } from "@playwright/test";
import { originAt } from "../support/origin-at";
import { givenAccount } from "../account";
import { expect } from "../fixtures";
import { test, type SecondMachine } from "../second-machine";
import { freshWord, givenProduct } from "../shop";
import { authorized } from "./product-form";

// Tests two machines on one database: the shop shared by all tests, with one web process, and another with two.

// Runs in one worker, so that the second machine starts only once.
test.describe.configure({ mode: "default" });

const FIRST = originAt(process.env.E2E_PORT);

interface Answer {
  status: number;
  cache: string | undefined;
  body: string;
}

/** Opens a new connection for each request, so that a machine's processes respond in turn. */
async function ask(
  address: string,
  agent: Agent | false = false,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = get(address, { agent, headers });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    cache: response.headers["x-nextjs-cache"]?.toString(),
    body: await text(response),
  };
}

const inTurn = (address: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => ask(address)));

async function changeStock(request: APIRequestContext, origin: string, id: string, change: number) {
  const answer = await request.post(`${origin}/api/admin/products/${id}/stock`, {
    headers: await authorized(),
    data: { change, reason: "Counted again" },
  });
  expect(answer.status()).toBe(200);
}

/** Waits until all processes of a machine have cached the page. */
async function keepEverywhere(address: string): Promise<void> {
  await expect
    .poll(async () => (await inTurn(address, 6)).every(({ cache }) => cache === "HIT"))
    .toBe(true);
}

const says = async (address: string, what: string) =>
  (await inTurn(address, 6)).every(({ body }) => body.includes(what));

test("a change on one machine shows on the other, in each of its processes", async ({
  request,
  second,
}) => {
  const { _id } = await givenProduct(50_000, 10);
  const pages = [`${FIRST}/product/${_id}`, `${second.origin}/product/${_id}`];
  for (const page of pages) await keepEverywhere(page);
  const turns = [
    { at: FIRST, change: -10, what: "https://schema.org/OutOfStock" },
    { at: second.origin, change: 4, what: "https://schema.org/InStock" },
  ];
  for (const { at, change, what } of turns) {
    await changeStock(request, at, _id, change);
    for (const page of pages) await expect.poll(() => says(page, what)).toBe(true);
    for (const page of pages) await keepEverywhere(page);
  }
});

test("rate limits add up across machines and processes", async ({ second, extraHTTPHeaders }) => {
  // Makes each search only once, because results are cached and shared.
  const search = (origin: string) =>
    ask(`${origin}/products?q=${freshWord()}`, false, extraHTTPHeaders);
  // Sends them at once, because on a busy machine they could take longer than the rate limit's minute if sent in
  // sequence.
  const searches = Array.from({ length: 60 }, (_, turn) =>
    search(turn % 2 ? FIRST : second.origin),
  );
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  expect([...new Set(statuses)]).toEqual([200]);
  const refuses = async (origin: string) => {
    const answers = [await search(origin), await search(origin)];
    return answers.every(({ status }) => status === 429);
  };
  for (const origin of [FIRST, second.origin]) {
    await expect.poll(() => refuses(origin)).toBe(true);
  }
});

test("wrong passwords count across machines", async ({ request, second }) => {
  const { email } = await givenAccount();
  const login = (origin: string, password: string) =>
    request.post(`${origin}/api/auth/login`, { data: { email, password } });
  const wrong = Array.from({ length: 12 }, (_, index) =>
    login(index % 2 ? FIRST : second.origin, "not this one"),
  );
  const statuses = (await Promise.all(wrong)).map((answer) => answer.status());
  // Five attempts are free; each further one must wait a second or more.
  const tried = statuses.filter((status) => status === 401).length;
  expect(tried).toBeGreaterThanOrEqual(5);
  expect(tried).toBeLessThan(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12 - tried);
});

test("a session is valid on both machines, and ends on both", async ({ request, second }) => {
  const { token } = await givenAccount();
  const headers = { Authorization: `Bearer ${token}` };
  const me = (origin: string) => request.get(`${origin}/api/auth/me`, { headers });
  expect((await me(second.origin)).status()).toBe(200);
  const left = await request.post(`${second.origin}/api/auth/logout`, { headers });
  expect(left.status()).toBe(204);
  expect((await me(FIRST)).status()).toBe(401);
});

/** Sends requests over keep-alive connections, as a load balancer does, until stopped; returns the statuses. */
function askingOn({ origin }: SecondMachine, paths: string[]) {
  let isOver = false;
  const clients = paths.map(async (path, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: (number | string)[] = [];
    for (let turn = 0; !isOver; turn += 1) {
      // Each request comes from another address, so that no rate limit per caller applies.
      const from = { "X-Forwarded-For": `198.51.${index}.${turn % 250}` };
      const answer = await ask(`${origin}${path}`, agent, from).catch((error: unknown) => error);
      statuses.push(answer instanceof Error ? answer.message : (answer as Answer).status);
    }
    agent.destroy();
    return statuses;
  });
  return async () => {
    isOver = true;
    return (await Promise.all(clients)).flat();
  };
}

test("processes are replaced one after another under load without losing a request", async ({
  second,
}) => {
  const before = await second.processes();
  const stop = askingOn(second, [
    "/",
    "/products",
    "/api/health/live",
    "/",
    "/api/settings/public",
  ]);
  process.kill(second.supervisor, "SIGUSR2");
  const areNew = async () => {
    const now = await second.processes();
    return now.length === 2 && now.every((pid) => !before.includes(pid));
  };
  await expect.poll(areNew, { timeout: 150_000 }).toBe(true);
  const statuses = await stop();
  expect(statuses.length).toBeGreaterThan(10);
  expect([...new Set(statuses)]).toEqual([200]);
});

test("no web process loads the compiler that built its pages", async ({ second }) => {
  for (const pid of await second.processes()) {
    const loaded = await readFile(`/proc/${pid}/maps`, "utf8");
    expect(loaded).toContain("/node");
    expect(loaded).not.toContain("next-swc");
  }
});

test("a killed process is replaced, and the shop keeps running", async ({ second }) => {
  const [victim = 0, other] = await second.processes();
  process.kill(victim, "SIGKILL");
  const isReplaced = async () => {
    const now = await second.processes();
    return now.length === 2 && !now.includes(victim);
  };
  await expect.poll(isReplaced, { timeout: 90_000 }).toBe(true);
  expect(await second.processes()).toContain(other);
  expect((await ask(`${second.origin}/products`)).status).toBe(200);
});
