import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import type { Proxies } from "../../base/proxies.ts";
import type { Checkouts } from "../../payments/gateways/facts.ts";
import { answerFromCache, cacheAnswer, getCacheKey } from "../../http-cache/response-cache.ts";
import { log } from "../../base/log.ts";
import { answerOtherAddress } from "../requests/canonical-address.ts";
import { logMissingPath } from "../requests/missing-path.ts";
import { setOwnHeaders, callerOf } from "../requests/own-headers.ts";
import { refusePageOverLimit } from "./page-limits.ts";
import { answerDirectUploadScript } from "./direct-upload-script.ts";
import { finishAnswer, type PageScripts } from "./finish-answer.ts";
import { contentSecurityPolicy, securityHeaders, type HeaderContext } from "./security-headers.ts";
import send from "send";
import { MEMORY_LIMITS } from "../../limits/limits.ts";
import { MemoryLimit } from "../../limits/memory-limit.ts";
import { throwWhenOutOfFiles } from "../../base/resource-errors.ts";

/** The listener around Next, for `npm start` and `npm run dev` alike. */

const FOLDER = "/media";

const limit = new MemoryLimit(MEMORY_LIMITS.pictures, "pictures");

/** Milliseconds after which a reader who takes no data is disconnected. */
const STALLED_MS = 60_000;

interface SendError extends Error {
  status?: number;
  headers?: Record<string, string>;
}

/** Serves the pictures in this folder when the shop stores them on disk, and answers for missing ones too. */
export function storedPictures(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (!path.startsWith(`${FOLDER}/`)) return false;
    const refuse = (status: number, text: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        "Content-Type": "text/plain",
        "Cache-Control": "no-store",
        ...headers,
      });
      response.end(`${text}\n`);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      refuse(405, "Pictures can be read.", { Allow: "GET, HEAD" });
      return true;
    }
    const seconds = limit.take(callerOf(request));
    if (seconds > 0) {
      refuse(429, `Too many pictures. Try again in ${seconds} seconds.`, {
        "Retry-After": String(seconds),
      });
      return true;
    }
    response.setTimeout(STALLED_MS, () => response.destroy());
    const missing = () => refuse(404, "There is no such picture.");
    // send() closes the file when the answer closes, on whichever side.
    send(request, path.slice(FOLDER.length), { root: folder, index: false, cacheControl: false })
      .on("headers", () => {
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
        response.setHeader("Content-Security-Policy", "default-src 'none'");
      })
      .on("directory", missing)
      .on("error", (error: SendError) => {
        if (response.headersSent) response.destroy();
        else if (error.status === 416) refuse(416, "There is no such part.", error.headers);
        else if (error.status === 412) refuse(412, "The picture has changed.");
        else if (error.status === 500) {
          log.error("A picture could not be read", error);
          throwWhenOutOfFiles(error);
          refuse(503, "The picture cannot be read right now.", { "Retry-After": "5" });
        } else missing();
      })
      .pipe(response);
    return true;
  };
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ShopOptions extends Omit<HeaderContext, "checkouts"> {
  /** The sources that gateways' windows need, by gateway name. */
  checkouts?: Checkouts;
  proxies: Proxies;
  pictureFolder: string;
  /** Origin to which browsers upload pictures directly; undefined when they do not. */
  uploads: string | undefined;
  /** HTTP_CACHE: whether answers are cached in front of Next. */
  caches: boolean;
}

/** No file of app/ matches this path, so Next serves its 404 page whole. */
const NO_PAGE = "/no-such-page";

const MAX_LISTENERS = 20;

/** @param handle Next's request handler */
export function shopListener(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { proxies, pictureFolder, uploads, caches, checkouts = {}, ...context }: ShopOptions,
): Listener {
  const { dev, pictures } = context;
  const headersAt = securityHeaders({ ...context, checkouts: Object.values(checkouts) });
  const compress = compression();
  const answerPicture = storedPictures(pictureFolder);
  // Next's development tools insert scripts at run time, so pages keep the policy that they are given.
  const policy = ({ scripts, gateways }: PageScripts) => {
    const opened = Object.entries(checkouts).filter(([name]) => gateways.includes(name));
    return contentSecurityPolicy(scripts, { pictures, checkouts: opened.map(([, own]) => own) });
  };

  const handOn: Listener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error("A request could not be answered", error);
      response.destroy();
    });
  };

  return (request, response) => {
    // Next alone adds nine listeners for the end of an admin page, and Node warns from the eleventh.
    response.setMaxListeners(MAX_LISTENERS);
    logMissingPath(request, response);
    for (const [name, value] of Object.entries(headersAt(request.url ?? ""))) {
      response.setHeader(name, value);
    }
    setOwnHeaders(request, proxies);
    if (answerOtherAddress(request, response)) return;
    if (answerPicture(request, response)) return;
    if (answerDirectUploadScript(request, response, uploads)) return;
    const key = caches ? getCacheKey(request) : undefined;
    if (key !== undefined && answerFromCache(key, request, response)) return;
    if (refusePageOverLimit(request, response)) return;
    const asSent = { url: request.url, headers: { ...request.headers } };
    const answerAgain = () => {
      // Next rewrites the address and removes headers.
      request.url = asSent.url;
      Object.assign(request.headers, asSent.headers);
      handOn(request, response);
    };
    compress(request as never, response as never, () => {
      finishAnswer({
        request,
        response,
        // Next's development server renders every page for each request.
        ...(!dev && { policy, answerAgain }),
        answerMissing: () => {
          request.url = NO_PAGE;
          handOn(request, response);
        },
        ...(key !== undefined && {
          cache: (answer, freshness) => cacheAnswer(key, answer, freshness),
        }),
      });
      handOn(request, response);
    });
  };
}
