import { describe, expect, it } from "vitest";
import { endpoints } from "./endpoints";
import { openApiDocument } from "./openapi";

interface Operation {
  operationId: string;
  security: object[];
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

const document = openApiDocument("https://shop.example", "session") as {
  paths: Record<string, Record<string, Operation>>;
};

const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

describe("the OpenAPI document", () => {
  it("holds every call but those of the program to itself", () => {
    const declared = Object.entries(endpoints).filter(([, { access }]) => access !== "server");
    const names = operations.map(({ operationId }) => operationId);
    expect(names.sort()).toEqual(declared.map(([name]) => name).sort());
  });

  it.each([
    ["getInvoice", "application/pdf"],
    ["exportOrders", "text/csv"],
    ["exportAuditLogs", "text/csv"],
    ["exportProducts", "text/csv"],
    ["listUsers", "application/json"],
  ])("says that %s answers %s", (name, type) => {
    expect(Object.keys(operation(name)?.responses["200"]?.content ?? {})).toEqual([type]);
  });

  it("says where a call may also answer nothing", () => {
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
  ])("says who may call %s", (name, security) => {
    expect(operation(name)?.security).toEqual(security);
  });
});
