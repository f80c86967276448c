import { describe, expect, expectTypeOf, it } from "vitest";
import { serverPaths } from "@/lib/base/server-paths";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { Role } from "@/lib/base/permissions";
import {
  apiAddress,
  type AnswerOf,
  type Call,
  type CallInput,
  type UploadCall,
  buildAddress,
} from "./call";

describe("the URL of a call", () => {
  it("fills the path and omits missing values", () => {
    expect(apiAddress("GET /auth/me/data")).toBe("/api/auth/me/data");
    const address = apiAddress("GET /orders/{id}/invoice", {
      params: { id: "KLN/1 ?" },
      query: { key: undefined },
    });
    expect(address).toBe("/api/orders/KLN%2F1%20%3F/invoice");
    expect(apiAddress("GET /products", { query: { q: "tape & co", limit: 5 } })).toBe(
      "/api/products?q=tape+%26+co&limit=5",
    );
    expect(buildAddress("/x/{id}", { id: "$&" })).toBe("/api/x/%24%26");
  });

  it("is the one that mails name", () => {
    const link = "newsletter.1.a b";
    expect(serverPaths.oneClickUnsubscribe(link).replace("%20", "+")).toBe(
      apiAddress("POST /unsubscribe", { query: { link } }),
    );
  });
});

describe("the types of a call", () => {
  it("are those of the endpoint's row", () => {
    expectTypeOf<AnswerOf<"GET /orders/{id}">>().toEqualTypeOf<OrderAnswer>();
    expectTypeOf<CallInput<"GET /orders/{id}">["params"]>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<"GET /nowhere">().not.toExtend<Call>();
    expectTypeOf<UploadCall>().toEqualTypeOf<
      | "POST /tables"
      | "POST /products"
      | "PUT /products/{id}"
      | "POST /admin/products/import"
      | "POST /admin/companies/import"
      | "POST /admin/products/import/pictures"
      | "POST /admin/products/count"
      | "POST /admin/payments/statement"
      | "POST /admin/products/{id}/certificates"
      | "POST /admin/orders/{id}/lines/{line}/proofs"
      | "POST /admin/orders/{id}/lines/{line}/proofs/preview"
      | "POST /offers"
      | "POST /admin/orders/{id}/dispatches/{dispatch}/files"
      | "POST /orders/{id}/claims"
      | "POST /purchase-orders"
      | "PUT /orders/{id}/purchase-order"
      | "POST /quote-requests"
      | "POST /admin/settings/{key}/image"
      | "POST /admin/size-table/pictures"
      | "POST /admin/categories"
      | "PUT /admin/categories/{slug}"
    >();
  });

  it("ask for what has to be given, and refuse what there is not", () => {
    expectTypeOf<{ params: { id: string } }>().toExtend<CallInput<"GET /orders/{id}">>();
    expectTypeOf<object>().not.toExtend<CallInput<"GET /orders/{id}">>();
    expectTypeOf<{ params: { order: string } }>().not.toExtend<CallInput<"GET /orders/{id}">>();
    expectTypeOf<{ body: object }>().not.toExtend<CallInput<"POST /cart/quote">>();
    expectTypeOf<{ query: { role: Role; limit: number } }>().toExtend<
      CallInput<"GET /admin/users">
    >();
    expectTypeOf<{ query: { role: "root" } }>().not.toExtend<CallInput<"GET /admin/users">>();
    expectTypeOf<{ body: { a: 1 } }>().not.toExtend<CallInput<"GET /admin/users">>();
  });
});
