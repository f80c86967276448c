import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { BytesBody, Endpoint, MultipartBody, SignedBody } from "@/lib/api/endpoint";
import type { AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { UploadedFile } from "@/lib/files/uploads";
import type { Language } from "@/lib/base/http/languages";
import type { Permission } from "@/lib/base/permissions";
import type { KeyScope } from "@/lib/base/key-scopes";
import type { KeyCaller } from "@/lib/identity/session/api-key";
import type { Identity, SignedIn } from "@/lib/identity/session/identify";
import type { Device } from "@/lib/identity/session/sessions";
import type { Credentials } from "./access";
import type { Page } from "./paging";

/** Input and output of a handler of the endpoint E. */

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The request body: JSON, the text fields of a form, or bytes. */
type BodyOf<E extends Endpoint> = E["multipart"] extends MultipartBody
  ? z.output<E["multipart"]["fields"]>
  : E["signed"] extends SignedBody
    ? Uint8Array
    : E["bytes"] extends BytesBody
      ? Uint8Array
      : Parsed<E["body"]>;

/**
 * Endpoints with a permission always have a signed-in caller or, where API keys can have it, a key; other handlers must
 * check the state.
 */
type IdentityFor<E extends Endpoint> = E["access"] extends Permission
  ? E["access"] extends KeyScope
    ? E["refusesKeys"] extends true
      ? SignedIn
      : SignedIn | KeyCaller
    : SignedIn
  : Identity;

type ActorFor<E extends Endpoint> = E["access"] extends Permission
  ? AuditActor
  : AuditActor | undefined;

export interface RouteContext<E extends Endpoint> {
  db: PrismaClient;
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: BodyOf<E>;
  /** The files of a form; removed when the request is answered. */
  files: UploadedFile[];
  identity: IdentityFor<E>;
  /** The signed-in account as the actor of audit entries. */
  actor: ActorFor<E>;
  /** Options of a verb that records who wrote and from where. */
  by: { db: PrismaClient; actor: ActorFor<E>; ipAddress: string };
  credentials: Credentials;
  /** Expires the cached answers with these tags, whatever the handler returns afterwards. */
  expire: (tags: readonly string[]) => void;
  /** For libraries that need the whole request, such as next-auth; its body has been read. */
  request: NextRequest;
  headers: Headers;
  requestCookies: Record<string, string>;
  /** The caller's language, for texts of the answer and for mails. */
  language: Language;
  ipAddress: string;
  device: Device;
}

/** Result of a handler: the value of the response schema, alone or with a status and headers. */
export interface Answer<T> {
  body: T;
  /** The position of a list's page; becomes the paging headers. */
  page?: Page;
  status?: number;
  headers?: Record<string, string>;
  /**
   * The answer is the same for everybody and may be cached until one of these tags is expired. Only for endpoints
   * that do not check who calls.
   */
  tags?: readonly string[];
  /** Set-Cookie lines. */
  cookies?: string[];
}

export type FileBody = Uint8Array | ReadableStream<Uint8Array>;

type AnswerOf<E extends Endpoint> = Answer<
  z.input<E["response"]> | (E["alsoProduces"] extends readonly string[] ? FileBody : never)
>;

/** One whose response has no body may return nothing. */
export type Handler<E extends Endpoint> = (
  context: RouteContext<E>,
) =>
  | AnswerOf<E>
  | Promise<AnswerOf<E>>
  | (z.input<E["response"]> extends undefined ? Promise<void> : never);

/** Facts of a call that are known before its body is read. */
export type CallHead<E extends Endpoint> = Pick<
  RouteContext<E>,
  "db" | "params" | "query" | "identity"
>;

/**
 * Finds what a call is about and judges the caller's right to it, which for a write is the write's own.
 * @throws AppError not_found, forbidden
 */
export type See<E extends Endpoint, S> = (head: CallHead<E>) => Promise<S>;

export type SeeingHandler<E extends Endpoint, S> = (
  context: RouteContext<E> & { seen: S },
) => ReturnType<Handler<E>>;
