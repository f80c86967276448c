import { describe, expect, it } from "vitest";
import { holdsToken } from "@/lib/base/log";
import { endpoints } from "./endpoints";
import { openApiDocument } from "./openapi";
import type { Answer } from "./openapi-document";

const document = openApiDocument("https://shop.example", "session");

const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

describe("the OpenAPI document", () => {
  it("holds every call", () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each([
    ["getInvoice", "application/pdf"],
    ["getOfferPaper", "application/pdf"],
    ["exportOrders", "text/csv"],
    ["exportAuditLogs", "text/csv"],
    ["exportProducts", "text/csv"],
    ["listUsers", "application/json"],
  ])("documents that %s answers %s", (name, type) => {
    const answer = operation(name)?.responses["200"] as Answer;
    expect(Object.keys(answer.content ?? {})).toEqual([type]);
  });

  it("documents where a call may return nothing", () => {
    expect(Object.keys(operation("exchangeToken")?.responses ?? {})).toEqual([
      "200",
      "204",
      "default",
    ]);
    expect(Object.keys(operation("getProfile")?.responses ?? {})).toEqual(["200", "default"]);
  });

  it.each([
    ["listProducts", []],
    ["placeOrder", [{}, { bearer: [] }, { cookie: [] }]],
    ["listUsers", [{ bearer: [] }, { cookie: [] }]],
    ["getOrder", [{}, { bearer: [] }, { cookie: [] }, { apiKey: ["orders.read.all"] }]],
    ["updateOrder", [{ bearer: [] }, { cookie: [] }, { apiKey: ["orders.write.all"] }]],
    ["acceptOfferByPhone", [{ bearer: [] }, { cookie: [] }]],
  ])("documents who may call %s", (name, security) => {
    expect(operation(name)?.security).toEqual(security);
  });
});

it("documents the body of each webhook event", () => {
  const { post } = document.webhooks["stock.low"] ?? {};
  const body = post?.requestBody?.content["application/json"]?.schema?.properties;
  expect(Object.keys(body ?? {})).toEqual(["type", "timestamp", "data"]);
  expect(body?.data?.properties).toHaveProperty("stockCount");
  expect(post?.parameters.map(({ name }) => name)).toContain("webhook-signature");
  const { post: received } = document.webhooks["payment.received"] ?? {};
  expect(received?.description).toContain("for each receipt");
  const data =
    received?.requestBody?.content["application/json"]?.schema?.properties?.data?.properties;
  expect(data?.due).toMatchObject({ description: "Rupees: what is still to be paid" });
});

describe("what a stranger reads of a call", () => {
  it.each(operations.map((each) => [each.operationId, each] as const))(
    "%s: a summary, a description, a chapter and a success",
    (_, { summary, description, tags, responses }) => {
      expect(summary.length).toBeLessThan(60);
      expect(summary).toMatch(/^[A-Z][^.]*$/);
      expect(description).toMatch(/^[A-Z].{15,}\./);
      expect(description).not.toBe(summary);
      expect(tags).toHaveLength(1);
      expect(document.tags.map(({ name }) => name)).toContain(tags[0]);
      expect(Object.keys(responses).some((status) => /^[23]/.test(status))).toBe(true);
    },
  );

  it("has a name, a summary and a chapter of its own, and no chapter is empty", () => {
    const summaries = operations.map(({ summary }) => summary);
    expect(new Set(summaries).size).toBe(summaries.length);
    const used = new Set(operations.flatMap(({ tags }) => tags));
    expect(document.tags.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(Object.keys(document.paths))("%s: every {…} is a parameter, and no other", (path) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(document.paths[path] ?? {})) {
      const given = parameters.filter((parameter) => parameter.in === "path");
      expect(given.map(({ name }) => name)).toEqual(named);
    }
  });
});

describe("the document as a whole", () => {
  const text = JSON.stringify(document);

  it("says whom to ask, what it is and where it is served", () => {
    expect(document.info).toMatchObject({
      description: expect.stringMatching(/.{80,}/) as string,
      contact: { url: "https://shop.example/#contact" },
      license: { identifier: "MIT" },
    });
    expect(document.servers).toEqual([{ url: "https://shop.example/api" }]);
  });

  it("shows no token, which logs and tests would take for a session's", () => {
    expect(holdsToken(text)).toBe(false);
  });

  it("refers to what there is, and holds nothing that it does not refer to", () => {
    const referred = new Set(
      [...text.matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name),
    );
    const { schemas, responses } = document.components;
    const held = [
      ...Object.keys(schemas ?? {}).map((name) => `schemas/${name}`),
      ...Object.keys(responses ?? {}).map((name) => `responses/${name}`),
    ];
    expect([...referred].sort()).toEqual(held.sort());
  });
});
