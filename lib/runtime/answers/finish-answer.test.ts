import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { noteFreshness, withinRequest } from "@/lib/base/http/request-context";
import { expireTags, steadyNow } from "@/lib/http/cache/expired-tags";
import { finishAnswer, type PageScripts } from "./finish-answer";
import { noteError } from "../observability/render-errors";

const closers: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends a request to a server that finishes the answers of `handler`, or of `missing` in place of an empty 404. */
async function ask(
  handler: Handler,
  headers: Record<string, string> = {},
  missing: Handler = () => undefined,
  method = "GET",
) {
  const server = createServer((incoming, response) => {
    const policy = ({ scripts, gateways }: PageScripts) =>
      ["script-src", ...gateways, ...scripts].join(" ");
    const answerMissing = () => missing(incoming, response);
    finishAnswer({ request: incoming, response, policy, answerMissing });
    handler(incoming, response);
  });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, headers, method, agent: false }, resolve).on("error", reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const PAGE = "<p>Boxes</p><script>go()</script>";

const page =
  (cacheControl = "s-maxage=60", type = "text/html; charset=utf-8"): Handler =>
  (_request, response) => {
    response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", cacheControl);
    response.end(PAGE);
  };

it("allows gateways only on a page whose head names them", async () => {
  const readPolicy = async (html: string) => {
    const answer = await ask((_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(html);
    });
    return answer.headers["content-security-policy"];
  };
  const meta = '<meta name="payment-gateways" content="razorpay other"/>';
  expect(await readPolicy(`<head>${meta}</head>`)).toBe("script-src razorpay other");
  const written = meta.replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  expect(await readPolicy(`<p>${written}</p>`)).toBe("script-src");
});

it("answers a page that was streamed whole, with its scripts named", async () => {
  const answer = await ask((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    for (const piece of ["<p>₹", Buffer.from("1,12"), "2</p><script>go()</script>"]) {
      response.write(piece);
    }
    response.end();
  });
  expect(answer.body.toString()).toBe("<p>₹1,122</p><script>go()</script>");
  expect(answer.headers["content-length"]).toBe(String(answer.body.byteLength));
  expect(answer.headers["content-security-policy"]).toMatch(/^script-src 'sha256-[^']+'$/);
});

it("treats markup in the data of a page as text", async () => {
  const data = `1:'<meta name="no-longer-there" ${PAGE}'`;
  const answer = await ask((_request, response) => {
    response.setHeader("Content-Type", "text/x-component");
    response.setHeader("Cache-Control", "s-maxage=60");
    response.end(data);
  });
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty("content-security-policy");
  expect(answer.body.toString()).toBe(data);
});

it("compresses as the caller asks", async () => {
  const brotli = await ask(page(), { "Accept-Encoding": "gzip, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
  const refused = await ask(page(), { "Accept-Encoding": "br;q=0, gzip;q=0.5" });
  expect(refused.headers["content-encoding"]).toBe("gzip");
  expect(refused.headers.vary).toContain("Accept-Encoding");
});

it("reports that a cached page is unchanged, in any encoding, and keeps its policy", async () => {
  const first = await ask(page(), { "Accept-Encoding": "br" });
  const etag = first.headers.etag ?? "";
  const again = await ask(page(), { "If-None-Match": `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers).toMatchObject({ etag });
  expect(again.headers).not.toHaveProperty("content-security-policy");
  expect((await ask(page(), { "If-None-Match": '"other"' })).status).toBe(200);
});

it("makes every cache revalidate a cached page, and store none of a single visitor", async () => {
  const cacheControl = async (handler: Handler) => (await ask(handler)).headers["cache-control"];
  expect(await cacheControl(page("s-maxage=2592000"))).toBe("public, max-age=0, must-revalidate");
  expect(await cacheControl(page("private, no-store"))).toBe("private, no-store");
});

it("gives no mark to a page that was made for one visitor, nor to a failure", async () => {
  expect((await ask(page("private, no-store"))).headers).not.toHaveProperty("etag");
  const missing = await ask((incoming, response) => {
    response.statusCode = 404;
    page()(incoming, response);
  });
  expect(missing.status).toBe(404);
  expect(missing.headers).not.toHaveProperty("etag");
});

const emptyDocument =
  (status: number): Handler =>
  (_request, response) => {
    response.statusCode = status;
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "s-maxage=60");
    response.setHeader("X-Of-The-Empty-One", "1");
    response.write('<!DOCTYPE html><html id="__next_error__">');
    response.end("<body></body></html>");
  };

it("answers the 404 page where the framework left its body to scripts", async () => {
  const answer = await ask(emptyDocument(404), {}, (_request, response) => {
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "private, no-store");
    response.end("<p>Oops!</p><script>go()</script>");
  });
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe("<p>Oops!</p><script>go()</script>");
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(answer.headers).not.toHaveProperty("x-of-the-empty-one");
  expect(answer.headers["content-security-policy"]).toMatch(/^script-src 'sha256-[^']+'$/);
});

it("asks for the 404 page once", async () => {
  const empty = await ask(emptyDocument(404), {}, emptyDocument(404));
  expect(empty.status).toBe(404);
  expect(empty.body.toString()).toContain("__next_error__");
});

/** Answers first and gets the error afterwards, as Next does. */
const fails =
  (isOutage: boolean, handler: Handler): Handler =>
  (incoming, response) => {
    response.statusCode = 500;
    handler(incoming, response);
    setImmediate(() => noteError(incoming.headers, { isOutage }));
  };

/** Notes an outage and still answers. */
const limps =
  (handler: Handler): Handler =>
  (incoming, response) => {
    noteError(incoming.headers, { isOutage: false });
    noteError(incoming.headers, { isOutage: true });
    handler(incoming, response);
  };

const bareFailure: Handler = (_request, response) => {
  response.end("Internal Server Error");
};

for (const [what, handler] of [
  ["a page that failed", fails(true, emptyDocument(500))],
  ["a page that is there in part", limps(page("private, no-store"))],
  ["a page's data that failed", fails(true, page("private, no-store", "text/x-component"))],
  ["a site map that failed", fails(true, bareFailure)],
] as [string, Handler][]) {
  for (const method of ["GET", "HEAD"]) {
    it(`answers ${method} with 503 instead of ${what} while the database is unavailable`, async () => {
      const answer = await ask(handler, {}, undefined, method);
      expect(answer.status).toBe(503);
      expect(answer.headers).toMatchObject({
        "retry-after": "5",
        "cache-control": "no-store",
        "content-type": "text/html; charset=utf-8",
      });
      expect(answer.headers).not.toHaveProperty("x-of-the-empty-one");
      const title = "<h1>The shop is not available right now</h1>";
      expect(answer.body.toString().includes(title)).toBe(method === "GET");
    });
  }
}

it("describes the failure of a document, unless Next does, with the id of its log entry", async () => {
  const failed = await ask(fails(false, bareFailure), { "X-Request-Id": "the-id" });
  expect(failed.status).toBe(500);
  expect(failed.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "server-timing": 'request;desc="the-id"',
  });
  expect(failed.body.toString()).toContain("<h1>Something went wrong</h1>");
  const data = await ask(fails(false, bareFailure), { RSC: "1" });
  expect(data.body.toString()).toBe("Internal Server Error");
});

it("keeps other failures, and answers already under way", async () => {
  const failed = await ask(fails(false, emptyDocument(500)));
  expect(failed.status).toBe(500);
  expect(failed.body.toString()).toContain("__next_error__");
  const streamed = await ask(
    limps((_request, response) => {
      response.setHeader("Content-Type", "text/x-component");
      response.setHeader("Cache-Control", "private, no-store");
      response.write("1:");
      response.end("[]");
    }),
  );
  expect(streamed.status).toBe(200);
  expect(streamed.body.toString()).toBe("1:[]");
});

it("compresses the data of a cached page, and streams data for a single visitor", async () => {
  const kept = await ask(page("s-maxage=60", "text/x-component"), { "Accept-Encoding": "br" });
  expect(kept.headers["content-encoding"]).toBe("br");
  expect(kept.headers).toHaveProperty("etag");
  const streamed = await ask(
    (_request, response) => {
      response.setHeader("Content-Type", "text/x-component");
      response.setHeader("Cache-Control", "private, no-store");
      response.write("1:");
      response.end("[]");
    },
    { "Accept-Encoding": "br" },
  );
  expect(streamed.headers["transfer-encoding"]).toBe("chunked");
  expect(streamed.body.toString()).toBe("1:[]");
});

it("passes on anything but a page", async () => {
  const answer = await ask(page("no-cache", "application/json"), { "Accept-Encoding": "br" });
  expect(answer.body.toString()).toBe(PAGE);
  expect(answer.headers).not.toHaveProperty("content-security-policy");
});

describe("a page that is the same for everybody", () => {
  /**
   * Sends a request to a server that runs these renders one after the other. Returns the body and how often it was
   * rendered.
   */
  async function askRenders(...renders: (() => void)[]) {
    let count = 0;
    const render: Handler = (_request, response) => {
      renders[count]?.();
      count += 1;
      response.setHeader("Content-Type", "text/html");
      response.setHeader("Cache-Control", "s-maxage=60");
      response.end(`<p>${count}</p>`);
    };
    const server = createServer((incoming, response) => {
      withinRequest({ id: "1" }, () => {
        const answerAgain = () => render(incoming, response);
        finishAnswer({ request: incoming, response, answerMissing: () => undefined, answerAgain });
        render(incoming, response);
      });
    });
    closers.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/`)).text();
  }

  const begunNow = () =>
    noteFreshness({ tags: ["settings"], startedAt: steadyNow(), until: Infinity });

  it("is rendered once where its own render began with it", async () => {
    expect(await askRenders(begunNow)).toBe("<p>1</p>");
  });

  it("is rendered again when it joined another request's render", async () => {
    expect(await askRenders(() => undefined, begunNow)).toBe("<p>2</p>");
  });

  it("is rendered again after a change during its render", async () => {
    const changedMeanwhile = () => {
      begunNow();
      expireTags(["settings"]);
    };
    expect(await askRenders(changedMeanwhile, begunNow)).toBe("<p>2</p>");
  });

  it("is answered after two renders, however often the shop changes", async () => {
    const always = () => undefined;
    expect(await askRenders(always, always, begunNow)).toBe("<p>2</p>");
  });
});
