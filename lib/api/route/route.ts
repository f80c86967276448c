import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { ignoresSession, METHODS, splitCall, type Endpoint, type Method } from "@/lib/api/endpoint";
import { expireEverywhere } from "@/lib/http/cache/expired-tags";
import { clientAddress } from "@/lib/http/client-address";
import { requestedLanguage } from "@/lib/base/http/languages";
import { prisma } from "@/lib/db/client";
import { againIfTaken } from "@/lib/db/unique";
import { AppError } from "@/lib/base/errors";
import { isForCaller, sharedHeaders } from "@/lib/http/cache/freshness";
import { MEMORY_LIMITS } from "@/lib/http/limits/limits";
import { formatPolicy } from "@/lib/http/limits/memory-limit";
import { toAuditActor } from "@/lib/identity/session/identify";
import { type Admission, admit, readCredentials } from "./access";
import type {
  Answer,
  CallHead,
  FileBody,
  Handler,
  RouteContext,
  See,
  SeeingHandler,
} from "./handler";
import { hasBody, parse, readParams, withInput } from "./input";
import { noteDenial } from "./note-denial";
import { pagingHeaders, type Requested } from "./paging";
import { readQuery } from "./query";
import { countCall } from "./rate-limit";
import { releasedWith } from "./body/streamed-body";
import { errorResponse } from "./respond";
import { withXsrfCookie } from "./xsrf-cookie";

declare const builtByRoute: unique symbol;

type AnyHandler = (
  request: NextRequest,
  context: { params: Promise<unknown> },
) => Response | Promise<Response>;

/** A handler that route() built. resource() accepts no other, so that every method is in the table. */
export interface RouteHandler extends AnyHandler {
  readonly [builtByRoute]: true;
}

type Resource = Record<Method | "OPTIONS", AnyHandler>;

/**
 * Returns all methods of one address: the given ones, and for the others a JSON refusal that names the allowed
 * methods. A route file exports the result whole, so that Next's own bare 405 never appears.
 */
export function resource(handlers: Partial<Record<Method, RouteHandler>>): Resource {
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
export function unknownResource(): Resource {
  const refuse = (): Response =>
    errorResponse(new AppError("not_found", "There is nothing at this address."));
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
}

/**
 * Builds the handler of one endpoint, a row of its domain's table. Rate limit, access, input and the shape of
 * every refusal are decided here, so that a handler contains only its own action.
 */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): RouteHandler {
  return routeSeeing(endpoint, () => Promise.resolve(undefined), handle);
}

/**
 * The same for what only some may see: `see` judges the caller before the body is read, and again once it was read,
 * because that can take minutes. The handler gets what it found as `seen`.
 */
export function routeSeeing<E extends Endpoint, S>(
  endpoint: E,
  see: See<E, S>,
  handle: SeeingHandler<E, S>,
): RouteHandler {
  const handler = async (
    request: NextRequest,
    { params }: { params: Promise<unknown> },
  ): Promise<Response> => {
    try {
      if (!endpoint.signed) await limitCalls(endpoint, request);
      const answer = await getAnswer(endpoint, { see, handle }, { request, params });
      return await withXsrfCookie(request, answer);
    } catch (error) {
      return withXsrfCookie(request, await refusalResponse(endpoint, request, error));
    }
  };
  return handler as RouteHandler;
}

/**
 * Counts refused calls of signed endpoints; a sender of too many gets the rate limit's refusal instead of the reason.
 */
async function refusalResponse(
  endpoint: Endpoint,
  request: NextRequest,
  error: unknown,
): Promise<Response> {
  const language = requestedLanguage(request.headers);
  const answer = errorResponse(error, language, endpoint.call.includes(" /admin/"));
  if (!endpoint.signed) return answer;
  if (answer.status >= 500) return answer;
  try {
    await limitCalls(endpoint, request);
    return answer;
  } catch (limited) {
    return errorResponse(limited, language);
  }
}

async function limitCalls(endpoint: Endpoint, request: NextRequest): Promise<void> {
  const ipAddress = clientAddress(request.headers);
  try {
    await countCall(endpoint, readCredentials(request), ipAddress);
  } catch (error) {
    await noteDenial(endpoint, error, { identity: { state: "visitor" }, ipAddress });
    throw error;
  }
}

async function getAnswer<E extends Endpoint, S>(
  endpoint: E,
  { see, handle }: { see: See<E, S>; handle: SeeingHandler<E, S> },
  { request, params }: { request: NextRequest; params: Promise<unknown> },
): Promise<Response> {
  // The body is not read for a caller without access.
  const admission = await admit(endpoint, request);
  const requested = {
    params: await readParams(endpoint, params),
    query: await parse(endpoint.query, readQuery(request.nextUrl.searchParams)),
  };
  const context = { db: prisma(), ...requested, ...toCaller(request) };
  const seeAs = ({ identity }: Admission) => see({ ...context, identity } as CallHead<E>);
  const seenFirst = await seeAs(admission);
  const answer = await expiringOnce(endpoint, (expire) =>
    withInput(endpoint, request, async ({ body, files }) => {
      const isLater = hasBody(endpoint);
      // A body can take minutes, in which its sender may have been signed out, demoted or deactivated.
      const admitted = isLater ? await admit(endpoint, request) : admission;
      const seen = isLater ? await seeAs(admitted) : seenFirst;
      const { identity, credentials } = admitted;
      const actor = toAuditActor(identity);
      const by = { db: context.db, actor, ipAddress: context.ipAddress };
      const sender = { identity, credentials, actor, by };
      const whole = { ...context, ...sender, body, files, expire, seen } as RouteContext<E> & {
        seen: S;
      };
      return againIfTaken(async () => {
        const answer = (await handle(whole)) as Answered<E> | undefined;
        return answer ?? NOTHING;
      });
    }),
  );
  return respond(request, endpoint, withPaging(endpoint, requested as Requested, answer));
}

/**
 * Expires what the handler changed before the answer is sent, even when the handler fails afterwards. Staff wait
 * until all processes have expired it, so that their next request shows what they saved in any process. Buyers do not
 * wait for the short time in which another process still shows the stock from before their order.
 */
async function expiringOnce<T>(
  { access }: Endpoint,
  handle: (expire: RouteContext<Endpoint>["expire"]) => Promise<T>,
): Promise<T> {
  const changed = new Set<string>();
  try {
    return await handle((tags) => {
      for (const tag of tags) changed.add(tag);
    });
  } finally {
    const expiredElsewhere = changed.size > 0 ? expireEverywhere([...changed]) : undefined;
    if (access !== "public" && access !== "guest" && access !== "order") await expiredElsewhere;
  }
}

type Answered<E extends Endpoint> = Answer<z.input<E["response"]> | FileBody>;

/** The answer of a handler that returns none. */
const NOTHING = { body: undefined } as Answer<never>;

/** Adds the paging headers to a list's answer; every other answer stays as it is. */
function withPaging<T>(endpoint: Endpoint, requested: Requested, answer: Answer<T>): Answer<T> {
  if (!answer.page) return answer;
  const { path } = splitCall(endpoint);
  return {
    ...answer,
    headers: { ...pagingHeaders(path, requested, answer.page), ...answer.headers },
  };
}

function toCaller(request: NextRequest) {
  const ipAddress = clientAddress(request.headers);
  const userAgent = request.headers.get("user-agent") ?? "";
  const language = requestedLanguage(request.headers);
  const isNamed = request.headers.has("accept-language");
  return {
    request,
    headers: request.headers,
    requestCookies: Object.fromEntries(
      request.cookies.getAll().map(({ name, value }) => [name, value]),
    ),
    language,
    ipAddress,
    device: { ipAddress, userAgent, ...(isNamed && { language }) },
  };
}

function respond<E extends Endpoint>(
  request: NextRequest,
  endpoint: E,
  answer: Answered<E>,
): Response {
  const status = answer.status ?? endpoint.status ?? 200;
  const headers = new Headers({
    "Cache-Control": "no-store",
    ...answer.headers,
    ...cacheHeaders(request, endpoint, answer.tags),
  });
  for (const cookie of answer.cookies ?? []) headers.append("Set-Cookie", cookie);
  const isFile = endpoint.alsoProduces && isFileBody(answer.body);
  const body = isFile ? answer.body : endpoint.response.parse(answer.body);
  if (body === undefined) return new Response(null, { status, headers });
  if (!isFileBody(body)) return Response.json(body, { status, headers });
  const sent = body instanceof Uint8Array ? body : releasedWith(request.signal, body);
  return new Response(sent as BodyInit, { status, headers });
}

const isFileBody = (body: unknown): body is FileBody =>
  body instanceof Uint8Array || body instanceof ReadableStream;

/** Returns the headers of an answer that is the same for everybody until one of `tags` is expired. */
function cacheHeaders(
  { headers, nextUrl }: NextRequest,
  endpoint: Endpoint,
  tags: readonly string[] | undefined,
): Record<string, string> {
  const [authorization, cookie] = [headers.get("authorization"), headers.get("cookie")];
  const isShared = !isForCaller({ url: nextUrl.pathname, authorization, cookie });
  if (!tags || !isShared || !ignoresSession(endpoint)) return {};
  return sharedHeaders(tags, formatPolicy(MEMORY_LIMITS[endpoint.limit], endpoint.call));
}
