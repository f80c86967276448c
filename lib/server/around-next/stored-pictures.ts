import sirv from "sirv";
import type { Answerer } from "./answerer.ts";

const FOLDER = "/media";

/** Answers for the pictures in this folder, where the shop keeps them on disk; for one that is not there as well. */
export function storedPictures(folder: string): Answerer {
  const serve = sirv(folder, {
    // Looks on disk at each request: pictures are added while the shop runs.
    dev: true,
    etag: true,
    setHeaders: (response) => {
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      response.setHeader("Content-Security-Policy", "default-src 'none'");
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
      response.end("There is no such picture.\n");
    },
  });
  return (request, response) => {
    const { url = "" } = request;
    if (!url.startsWith(`${FOLDER}/`)) return false;
    request.url = url.slice(FOLDER.length);
    serve(request, response);
    return true;
  };
}
