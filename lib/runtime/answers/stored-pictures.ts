import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { log } from "../../base/log.ts";
import { throwWhenOutOfFiles } from "../../base/http/resource-errors.ts";
import { MEMORY_LIMITS } from "../../http/limits/limits.ts";
import { MemoryLimit } from "../../http/limits/memory-limit.ts";
import { getCaller } from "../requests/own-headers.ts";

const FOLDER = "/media";

const limit = new MemoryLimit(MEMORY_LIMITS.pictures, "pictures");

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
    const seconds = limit.take(getCaller(request));
    if (seconds > 0) {
      refuse(429, `Too many pictures. Try again in ${seconds} seconds.`, {
        "Retry-After": String(seconds),
      });
      return true;
    }
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
