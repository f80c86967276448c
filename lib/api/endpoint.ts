import type { z } from "zod";
import type { Permission } from "@/lib/base/permissions";
import type { CallLimit } from "@/lib/limits/limits";

/**
 * Who may call an endpoint. There is no default: `route()` refuses to build a handler without it.
 * - `public`: anybody; who it is is never asked;
 * - `guest`: anybody; a session counts where there is one;
 * - `order`: the order's customer, who may read all orders, or whoever holds its unguessable key (`?key=`);
 * - a permission: whoever is signed in with a role that has it (lib/base/permissions.ts), and with two-factor
 *   authentication on where the shop asks for it.
 */
export type Access = "public" | "guest" | "order" | Permission;

/** The files of a multipart form: all under one name. */
export interface FileRule {
  field: string;
  summary: string;
  maxFiles: number;
  /** Of one file. */
  maxBytes: number;
  /** Instead of files the form may name pictures that were sent straight to UploadThing. */
  mayBeDirect?: true;
}

export interface MultipartBody {
  /** Over the form's text fields. */
  fields: z.ZodType;
  files: FileRule;
  /** Whoever sends no file may send the fields as JSON. */
  mayBeJson?: true;
}

export interface SignedBody {
  maxBytes: number;
  /** The headers that it is signed by, with what they hold. */
  headers: Record<string, string>;
}

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api, with parameters as in OpenAPI: /products/{id} */
  path: string;
  /** A few words, without a full stop. */
  summary: string;
  /** What a stranger has to know before the first call, in Markdown. */
  description: string;
  access: Access;
  /**
   * Whoever presents a session that is no longer good is told so (401), because their page has to learn
   * that it is signed out. Declared here alone: they are served as a visitor, because no account matters.
   */
  endedSession?: "visitor";
  /** Its refusal of a session that is no longer good takes the session's cookie along. */
  dropsEndedCookie?: true;
  /**
   * Also open to a session whose password was made by the program and has to be changed first; every
   * other call is refused to it (403 `password_change_required`).
   */
  beforeNewPassword?: true;
  /** The status of a successful answer. */
  status: 200 | 201 | 202 | 204 | 302;
  /** Where what is asked for was made before, 200 with the same answer. */
  isRepeatable?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Of a request in JSON. */
  body?: z.ZodType;
  /** Instead of `body`: the request is a form with files. */
  multipart?: MultipartBody;
  /**
   * Instead of `body`: the request proves by a signature over its bytes who sends it, which its handler
   * checks. Nobody else's calls can use up the sender's: those are counted alone that are refused.
   */
  signed?: SignedBody;
  response: z.ZodType;
  /** The type of a successful answer that is no JSON. */
  produces?: "application/pdf" | "text/csv" | "application/octet-stream";
  /** How often one address may call it (lib/limits/limits.ts); of a signed one, calls that are refused. */
  limit: CallLimit;
}

/** Whether it answers everybody alike: a session, good or not, changes nothing. */
export function asksNobody({ access, endedSession }: Endpoint): boolean {
  return access === "public" && endedSession === "visitor";
}
