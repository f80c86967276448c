import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Access, Endpoint } from "@/lib/api/endpoints";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { clientAddress } from "./client-address";
import { takeFromLimit } from "./rate-limit";
import { readJson } from "./request-body";
import { errorResponse } from "./respond";
import { isServerKey, SERVER_KEY_HEADER } from "./server-key";

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface RouteContext<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  headers: Headers;
  ipAddress: string;
}

/** What a handler answers: the value of the response schema, alone or with a status and headers. */
export interface Answer<T> {
  body: T;
  status?: number;
  headers?: Record<string, string>;
}

type Handler<E extends Endpoint> = (
  context: RouteContext<E>,
) => Answer<z.input<E["response"]>> | Promise<Answer<z.input<E["response"]>>>;

declare const builtByRoute: unique symbol;

/** A handler that route() built; resource() takes no other, so that no method escapes the table. */
export interface RouteHandler {
  (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response>;
  readonly [builtByRoute]: true;
}

/**
 * Builds the handler of one endpoint of the table in lib/api/endpoints.ts: rate, access, input and
 * the shape of every refusal are decided here, so that a handler holds nothing but its own verb.
 */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): RouteHandler {
  const name = `${endpoint.method} ${endpoint.path}`;
  const handler = async (
    request: NextRequest,
    { params }: { params: Promise<unknown> },
  ): Promise<Response> => {
    try {
      const ipAddress = clientAddress(request.headers);
      await takeFromLimit(name, ipAddress, endpoint.perMinute);
      checkAccess(endpoint.access, request);
      const context = {
        params: await parse(endpoint.params, params),
        query: await parse(endpoint.query, Object.fromEntries(request.nextUrl.searchParams)),
        body: endpoint.body ? await parse(endpoint.body, readJson(request)) : undefined,
        headers: request.headers,
        ipAddress,
      } as RouteContext<E>;
      return respond(endpoint, await handle(context));
    } catch (error) {
      return errorResponse(error);
    }
  };
  return handler as RouteHandler;
}

async function parse(schema: z.ZodType | undefined, input: unknown): Promise<unknown> {
  return schema ? schema.parse(await input) : undefined;
}

const SAFE_METHODS = new Set(["GET", "HEAD"]);

function checkAccess(access: Access, request: NextRequest): void {
  if (access === "server") {
    if (isServerKey(request.headers.get(SERVER_KEY_HEADER))) return;
    throw new AppError("not_found", "There is nothing at this address.");
  }
  if (!SAFE_METHODS.has(request.method)) refuseForeignOrigin(request);
}

/** A page of another site must not write in a visitor's name, signed in or not. */
function refuseForeignOrigin(request: NextRequest): void {
  const origin = request.headers.get("origin");
  if (origin === null) return;
  const host = request.headers.get("host");
  const isOurs = origin === env().APP_URL || (host !== null && origin === `http://${host}`);
  if (!isOurs) throw new AppError("forbidden", "Requests from other sites are refused.");
}

function respond<E extends Endpoint>(
  endpoint: E,
  answer: Answer<z.input<E["response"]>>,
): Response {
  const status = answer.status ?? endpoint.status;
  const headers = { "Cache-Control": "no-store", ...answer.headers };
  const body = endpoint.response.parse(answer.body);
  if (body === undefined) return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}
