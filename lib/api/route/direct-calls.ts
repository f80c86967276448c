import type { NextRequest } from "next/server";
import { processWide } from "../../base/process-wide.ts";

/**
 * The handlers that the web process asks by itself (`isDirect` in lib/api/endpoint.ts), by "POST /api/orders":
 * each is there from when Next has loaded its file, for its first call.
 */

/** What route() reads of a request in JSON. */
export interface DirectRequest {
  method: string;
  headers: Headers;
  body: AsyncIterable<Uint8Array>;
  cookies: Pick<NextRequest["cookies"], "get" | "getAll">;
  nextUrl: Pick<URL, "searchParams">;
}

export type DirectHandler = (request: DirectRequest) => Promise<Response>;

const shared = processWide<{ directCalls: Map<string, DirectHandler> }>();

export const directCalls = (shared.directCalls ??= new Map<string, DirectHandler>());
