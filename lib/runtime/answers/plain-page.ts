import type { ServerResponse } from "node:http";
import { RETRY_SECONDS } from "../../api/route/retry-seconds.ts";

/** A page that needs no rendering, for the case that nothing else works. */
export interface PlainPage {
  status: number;
  title: string;
  /** Trusted text of the shop; it is not escaped. */
  text: string;
  /** HTML. */
  link: string;
  /** Seconds after which the request may be repeated, when known. */
  retryAfter?: number;
}

/** Replaces Next's answer when a page could not read its data. */
export const OUTAGE: PlainPage = {
  status: 503,
  title: "The shop is not available right now",
  text: "Something that it needs is not answering. This usually passes within a minute. What is in your cart stays there.",
  link: '<a href="">Try again</a>',
  retryAfter: RETRY_SECONDS,
};

/** Replaces the two words that Next sends when a handler that writes documents failed. */
export const FAILURE: PlainPage = {
  status: 500,
  title: "Something went wrong",
  text: "This page could not be made. It was noted. What is in your cart stays there.",
  link: '<a href="">Try again</a> or <a href="/">go to the home page</a>',
};

const html = ({ title, text, link }: PlainPage) => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { margin: 15vh auto; max-width: 32rem; padding: 0 1.5rem; color-scheme: light dark;
    font: 1.0625rem/1.6 system-ui, sans-serif }
  h1 { font-size: 1.75rem; line-height: 1.2 }
</style>
<h1>${title}</h1>
<p>${text}</p>
<p>${link}</p>
</html>
`;

/** Sets status and headers. Returns the body to send. */
export function preparePlainPage(response: ServerResponse, page: PlainPage): Buffer {
  const body = Buffer.from(html(page));
  response.statusCode = page.status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", body.byteLength);
  response.setHeader("Cache-Control", "no-store");
  if (page.retryAfter !== undefined) response.setHeader("Retry-After", page.retryAfter);
  return body;
}
