import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { currentRequest, withinRequest } from "@/lib/base/request-context";
import { answerSearch, offerSearches } from "./searches";

/** A web process, told by headers what is finished on its way out. */
const server = createServer((request, response) => {
  withinRequest({ id: "1" }, () => {
    const end = response.end.bind(response);
    Object.assign(response, { end: () => end(currentRequest()?.document?.body) });
    if (!answerSearch(request, response)) end("left to Next");
  });
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.close();
});

function ask(path: string, init?: RequestInit): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

const asked = async (path: string, init?: RequestInit) => (await ask(path, init)).text();

it("is Next's until the handler has been loaded, and the handler's from then on", async () => {
  expect(await asked("/products?q=box")).toBe("left to Next");
  offerSearches((parameters) =>
    Promise.resolve({ body: Buffer.from(JSON.stringify([...parameters])), scripts: [] }),
  );
  const answer = await ask("/products?q=kraft%20box&size=a&size=b");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("vary")).toBe("rsc");
  expect(await answer.json()).toEqual([
    ["q", "kraft box"],
    ["size", "a"],
    ["size", "b"],
  ]);
});

it.each([
  ["a list without free text and filters", "/products?sort=price-asc", {}],
  ["an empty search", "/products?q=", {}],
  ["the data of a change of pages", "/products?q=box", { headers: { rsc: "1" } }],
  ["what is sent", "/products?q=box", { method: "POST" }],
  ["another page", "/product/1?q=box", {}],
])("leaves to Next %s", async (_what, path, init) => {
  expect(await asked(path, init)).toBe("left to Next");
});

it("says that it failed, and why in the log", async () => {
  const told = vi.spyOn(log, "error").mockReturnValue();
  const error = new Error("The database is away.");
  offerSearches(() => Promise.reject(error));
  const answer = await ask("/products?q=box");
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).toBeNull();
  expect(told).toHaveBeenCalledWith("A search could not be answered", error);
});
