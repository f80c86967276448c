import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Endpoint, MultipartBody, SignedBody } from "@/lib/api/endpoint";
import type { AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { UploadedFile } from "@/lib/files/uploads";
import type { Permission } from "@/lib/base/permissions";
import type { Identity, SignedIn } from "@/lib/session/identify";
import type { Device } from "@/lib/session/sessions";
import type { Credentials } from "./access";
import type { Page } from "./paging";

/** What route() hands a handler of the endpoint E, and what that answers. */

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the request brings: JSON, the text fields of a form, or bytes that are signed. */
type BodyOf<E extends Endpoint> = E["multipart"] extends MultipartBody
  ? z.output<E["multipart"]["fields"]>
  : E["signed"] extends SignedBody
    ? Uint8Array
    : Parsed<E["body"]>;

/** Endpoints for the signed-in know who calls; the others have to look. */
type IdentityFor<E extends Endpoint> = E["access"] extends Permission ? SignedIn : Identity;

type ActorFor<E extends Endpoint> = E["access"] extends Permission
  ? AuditActor
  : AuditActor | undefined;

export interface RouteContext<E extends Endpoint> {
  db: PrismaClient;
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: BodyOf<E>;
  /** The files of a form; gone when the request is answered. */
  files: UploadedFile[];
  identity: IdentityFor<E>;
  /** Whoever is signed in, as the audit log names them. */
  actor: ActorFor<E>;
  credentials: Credentials;
  /** Says what the handler has changed: whatever it answers, what is kept under these tags is outdated. */
  expire: (tags: readonly string[]) => void;
  /** For what takes requests whole, as next-auth does; its body has been read. */
  request: NextRequest;
  headers: Headers;
  requestCookies: Record<string, string>;
  ipAddress: string;
  device: Device;
}

/** What a handler answers: the value of the response schema, alone or with a status and headers. */
export interface Answer<T> {
  body: T;
  /** Where a list's answer stands in it; becomes the paging headers. */
  page?: Page;
  status?: number;
  headers?: Record<string, string>;
  /**
   * The answer is the same for everybody until one of these is expired: it may be kept. Only for endpoints
   * that ask nobody who calls.
   */
  tags?: readonly string[];
  /** Set-Cookie lines. */
  cookies?: string[];
}

export type Handler<E extends Endpoint> = (
  context: RouteContext<E>,
) => Answer<z.input<E["response"]>> | Promise<Answer<z.input<E["response"]>>>;
