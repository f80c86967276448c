import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Endpoint, MultipartBody } from "@/lib/api/endpoint";
import { clientAddress } from "@/lib/client-address";
import { AppError } from "@/lib/errors";
import type { Permission } from "@/lib/permissions";
import type { UploadedFile } from "@/lib/files/uploaded-file";
import type { Identity, SignedIn } from "@/lib/session/identify";
import type { Device } from "@/lib/session/sessions";
import { admit, type Credentials } from "./access";
import { readMultipart } from "./multipart";
import { noteDenial } from "./note-denial";
import { takeFromLimit } from "./rate-limit";
import { hasNoBody, readJson } from "./request-body";
import { errorResponse } from "./respond";
import { withXsrfCookie } from "./xsrf-cookie";

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the request brings: JSON, or the text fields of a form. */
type BodyOf<E extends Endpoint> = E["multipart"] extends MultipartBody
  ? z.output<E["multipart"]["fields"]>
  : Parsed<E["body"]>;

/** Endpoints for the signed-in know who calls; the others have to look. */
type IdentityFor<E extends Endpoint> = E["access"] extends Permission ? SignedIn : Identity;

export interface RouteContext<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: BodyOf<E>;
  /** The files of a form; gone when the request is answered. */
  files: UploadedFile[];
  identity: IdentityFor<E>;
  credentials: Credentials;
  headers: Headers;
  requestCookies: Record<string, string>;
  ipAddress: string;
  device: Device;
}

/** What a handler answers: the value of the response schema, alone or with a status and headers. */
export interface Answer<T> {
  body: T;
  status?: number;
  headers?: Record<string, string>;
  /** Set-Cookie lines. */
  cookies?: string[];
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
  const handler = async (
    request: NextRequest,
    { params }: { params: Promise<unknown> },
  ): Promise<Response> => {
    try {
      await limitCalls(endpoint, clientAddress(request.headers));
      const answer = await answerOf(endpoint, handle, request, params);
      return await withXsrfCookie(request, respond(endpoint, answer));
    } catch (error) {
      return withXsrfCookie(request, errorResponse(error));
    }
  };
  return handler as RouteHandler;
}

async function limitCalls(endpoint: Endpoint, ipAddress: string): Promise<void> {
  try {
    takeFromLimit(`${endpoint.method} ${endpoint.path}`, ipAddress, endpoint.perMinute);
  } catch (error) {
    await noteDenial(endpoint, error, { identity: { state: "visitor" }, ipAddress });
    throw error;
  }
}

async function answerOf<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  request: NextRequest,
  params: Promise<unknown>,
) {
  const admission = await admit(endpoint, request);
  const context = {
    params: await paramsOf(endpoint, params),
    query: await parse(endpoint.query, Object.fromEntries(request.nextUrl.searchParams)),
    ...callerOf(request),
  };
  const handleWith = async (input: { body: unknown; files: UploadedFile[] }) => {
    // A body can take minutes, in which its sender may have been signed out, demoted or deactivated.
    const sender = request.body ? await admit(endpoint, request) : admission;
    return handle({ ...context, ...sender, ...input } as RouteContext<E>);
  };
  const { multipart } = endpoint;
  if (multipart) return withForm(multipart, request, handleWith);
  return handleWith({ body: await bodyOf(endpoint.body, request), files: [] });
}

/** What cannot be the name of anything is an address at which there is nothing. */
async function paramsOf({ params: schema }: Endpoint, params: Promise<unknown>): Promise<unknown> {
  const result = schema?.safeParse(await params);
  if (result && !result.success)
    throw new AppError("not_found", "There is nothing at this address.");
  return result?.data;
}

function callerOf(request: NextRequest) {
  const ipAddress = clientAddress(request.headers);
  return {
    headers: request.headers,
    requestCookies: Object.fromEntries(
      request.cookies.getAll().map(({ name, value }) => [name, value]),
    ),
    ipAddress,
    device: { ipAddress, userAgent: request.headers.get("user-agent") ?? "" },
  };
}

/** The files of a form last as long as the handler works. */
async function withForm<T>(
  { fields, files }: MultipartBody,
  request: NextRequest,
  handle: (input: { body: unknown; files: UploadedFile[] }) => T | Promise<T>,
): Promise<T> {
  const upload = await readMultipart(request, files);
  try {
    return await handle({ body: fields.parse(upload.fields), files: upload.files });
  } finally {
    await upload.discard();
  }
}

async function bodyOf(schema: z.ZodType | undefined, request: NextRequest): Promise<unknown> {
  if (!schema) return undefined;
  if (hasNoBody(request) && schema.safeParse(undefined).success) return undefined;
  return parse(schema, readJson(request));
}

async function parse(schema: z.ZodType | undefined, input: unknown): Promise<unknown> {
  return schema ? schema.parse(await input) : undefined;
}

function respond<E extends Endpoint>(
  endpoint: E,
  answer: Answer<z.input<E["response"]>>,
): Response {
  const status = answer.status ?? endpoint.status;
  const headers = new Headers({ "Cache-Control": "no-store", ...answer.headers });
  for (const cookie of answer.cookies ?? []) headers.append("Set-Cookie", cookie);
  const body = endpoint.response.parse(answer.body);
  if (body === undefined) return new Response(null, { status, headers });
  if (body instanceof Uint8Array || body instanceof ReadableStream) {
    return new Response(body as BodyInit, { status, headers });
  }
  return Response.json(body, { status, headers });
}
