import type { IncomingMessage, ServerResponse } from "node:http";
import { RequestCookies } from "next/dist/server/web/spec-extension/cookies.js";
import { directCalls, type DirectRequest } from "../../api/route/direct-calls.ts";
import { log } from "../../base/log.ts";
import { keepAnswer } from "../caches/kept-answers.ts";

/**
 * Calls of the API whose handler needs nothing of Next's: Next's way to it and back takes as long as the handler
 * itself. What is not asked for at that very path is left to Next.
 */

class DirectCall implements DirectRequest {
  readonly nextUrl: DirectRequest["nextUrl"];
  readonly headers: Headers;
  readonly method: string;
  readonly body: AsyncIterable<Uint8Array>;
  #cookies: RequestCookies | undefined;

  constructor(request: IncomingMessage, query: string) {
    this.nextUrl = { searchParams: new URLSearchParams(query) };
    this.method = request.method ?? "";
    this.headers = new Headers(request.headers as Record<string, string>);
    // A body that is refused half way leaves the connection open for the refusal.
    this.body = request.iterator({ destroyOnReturn: false });
  }

  get cookies(): RequestCookies {
    return (this.#cookies ??= new RequestCookies(this.headers));
  }
}

/** Answers the request where its handler is known. */
export function answerDirectly(request: IncomingMessage, response: ServerResponse): boolean {
  const [path, ...query] = (request.url ?? "").split("?");
  const handler = directCalls.get(`${request.method} ${path}`);
  if (!handler) return false;
  keepAnswer(request, response);
  answer(() => handler(new DirectCall(request, query.join("?"))), response).catch(
    (error: unknown) => {
      log.error("A call could not be answered", error);
      response.destroy();
    },
  );
  return true;
}

async function answer(handle: () => Promise<Response>, response: ServerResponse): Promise<void> {
  const answered = await handle();
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) response.appendHeader(name, value);
  response.end(Buffer.from(await answered.arrayBuffer()));
}
