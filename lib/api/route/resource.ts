import "server-only";
import type { NextRequest } from "next/server";
import { AppError } from "@/lib/base/errors";
import { errorResponse } from "./respond";
import type { RouteHandler } from "./route";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

type Method = (typeof METHODS)[number];
type AnyHandler = (
  request: NextRequest,
  context: { params: Promise<unknown> },
) => Response | Promise<Response>;

/**
 * Returns all methods of one address: the given ones, and for the others a JSON refusal that names the allowed
 * methods. A route file exports the result whole, so that Next's own bare 405 never appears.
 */
export function resource(
  handlers: Partial<Record<Method, RouteHandler>>,
): Record<Method | "OPTIONS", AnyHandler> {
  const known = METHODS.filter((method) => handlers[method]);
  const allow = [...known, ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse = (): Response =>
    errorResponse(
      new AppError("method_not_allowed", `This address allows ${allow}.`, {
        headers: { Allow: allow },
      }),
    );
  const { GET = refuse, POST = refuse, PUT = refuse, PATCH = refuse, DELETE = refuse } = handlers;
  return {
    GET,
    POST,
    PUT,
    PATCH,
    DELETE,
    OPTIONS: () => new Response(null, { status: 204, headers: { Allow: allow } }),
  };
}

/** Returns every method of an address under /api that does not exist. */
export function unknownResource(): Record<Method | "OPTIONS", AnyHandler> {
  const refuse = (): Response =>
    errorResponse(new AppError("not_found", "There is nothing at this address."));
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
}
