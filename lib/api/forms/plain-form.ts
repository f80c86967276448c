import "server-only";
import { NextRequest } from "next/server";
import { XSRF_HEADER } from "@/lib/session/cookies";
import { readBytes } from "@/lib/api/route/body/request-body";
import {
  DEFAULT_LANGUAGE,
  inLanguage,
  isLanguage,
  LANGUAGE_TAGS,
  type Language,
} from "@/lib/base/http/languages";
import { outcomeCookie } from "./form-outcome";

/** What a button of a form without scripts does: a call of the API. */
export interface FormCall {
  handle: (
    request: NextRequest,
    context: { params: Promise<unknown> },
  ) => Response | Promise<Response>;
  /** The call's JSON. */
  body: (fields: URLSearchParams) => unknown;
  /** What the page says afterwards. */
  said: string;
}

interface PlainForm {
  /** By the form's field `do`. */
  calls: Readonly<Record<string, FormCall>>;
  /** The address of the page to which the browser returns. */
  back: (asked: { id: string; query: URLSearchParams; fields: URLSearchParams }) => string;
}

type Context = { params: Promise<{ id: string }> };

const MAX_BYTES = 64 * 1024;

/**
 * Takes the forms of a page that is used without JavaScript: each is the same call that the page's script would send,
 * with the same limits, access and checks, and is answered by 303 back to the page, which says the outcome.
 */
export function plainForm({ calls, back }: PlainForm) {
  return async (request: NextRequest, { params }: Context): Promise<Response> => {
    const { id } = await params;
    const query = request.nextUrl.searchParams;
    const fields = await readForm(request);
    const does = fields?.get("do") ?? "";
    const call = Object.hasOwn(calls, does) ? calls[does] : undefined;
    if (!fields || !call) {
      return new Response("Send a form of one of the shop's pages.", { status: 400 });
    }
    const asked = fields.get("language");
    const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
    const answer = await call.handle(asCall(request, call.body(fields), { fields, language }), {
      params: Promise.resolve({ id }),
    });
    const page = back({ id, query, fields });
    const problem = answer.ok ? null : await readProblem(answer);
    const cookie = outcomeCookie({
      page: page.split("?")[0] ?? page,
      isDone: problem === null,
      text: problem ?? call.said,
    });
    const location = inLanguage(language, page);
    const headers = { Location: location, "Set-Cookie": cookie, "Cache-Control": "no-store" };
    return new Response(null, { status: 303, headers });
  };
}

async function readForm(request: NextRequest): Promise<URLSearchParams | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return null;
  const bytes = await readBytes(request, MAX_BYTES).catch(() => null);
  return bytes && new URLSearchParams(new TextDecoder().decode(bytes));
}

interface AskedForm {
  fields: URLSearchParams;
  /** Of the page with the form, to which the browser returns. */
  language: Language;
}

/**
 * The same request as a call. Its form repeats the XSRF value that a script would send as a header, so a browser that
 * hides the address of the page, and so sends the Origin "null", is taken for its word no more than the value allows.
 */
function asCall(request: NextRequest, body: unknown, { fields, language }: AskedForm): NextRequest {
  const headers = new Headers(request.headers);
  for (const name of ["authorization", "content-length", "transfer-encoding"]) headers.delete(name);
  if (headers.get("origin") === "null") headers.delete("origin");
  headers.set("content-type", "application/json");
  headers.set("accept-language", LANGUAGE_TAGS[language]);
  headers.set(XSRF_HEADER, fields.get("xsrf") ?? "");
  return new NextRequest(request.url, { method: "POST", headers, body: JSON.stringify(body) });
}

async function readProblem(answer: Response): Promise<string> {
  const { message = "Please try again.", fields = {} } = (await answer.json()) as {
    message?: string;
    fields?: Record<string, string>;
  };
  return [...new Set(Object.values(fields))].join(" ") || message;
}
