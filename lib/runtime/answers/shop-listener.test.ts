import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { expireTags } from "@/lib/http/cache/expired-tags";
import { call, closeShops, listeningShop, PAGE, render, TAG } from "@/e2e/support/listening-shop";

afterEach(closeShops);

const ownCall = () => `/api/products/${randomUUID()}`;
const ownPage = () => `/${randomUUID()}`;
const LONG = JSON.stringify(Array.from({ length: 500 }, (_, n) => `Box ${n}`));
const ID = "0198a1f0-5c3e-7b41-9d52-2f6f3c1b8a10";

describe("before Next", () => {
  it.each([
    ["a method that nobody has", "/", "PURGE", 405],
    ["an address that cannot be read, of a picture as well", "/media/%FF", "GET", 400],
    ["another spelling of a page's address", `/product/${ID.toUpperCase()}`, "GET", 308],
    ["a picture that is not there", "/media/none.webp", "GET", 404],
  ] as const)("%s is answered, with or without a cache", async (_, path, method, status) => {
    for (const caches of [true, false]) {
      const { ask, asked } = await listeningShop(() => undefined, { caches });
      expect((await ask(path, { method })).status).toBe(status);
      expect(asked).toEqual([]);
    }
  });

  it("what Next would take for a page below its own folder is missing", async () => {
    const { ask, asked } = await listeningShop((incoming, response) =>
      render(incoming, response, { html: PAGE }),
    );
    for (const path of ["/_next/data/a/cart.json", "/_next/products?q=a", "/_next", "/_next/image"])
      await ask(path);
    await ask("/_next/static/a.js");
    expect(asked).toEqual(["GET /no-such-page", "GET /_next/static/a.js"]);
  });

  it.each([
    ["/anything.rsc", "/no-such-page"],
    ["/hi/products.rsc?q=box", "/hi/no-such-page"],
    ["/a.segments/_tree.segment.rsc", "/no-such-page"],
    ["/api/products.rsc", "/api/no-such-call"],
  ])("a page's data has no address of its own: %s", async (path, missing) => {
    const { ask, asked } = await listeningShop(
      (_, response) => void response.writeHead(404).end("not here"),
      {
        caches: false,
      },
    );
    expect((await ask(path)).status).toBe(404);
    expect(asked).toEqual([`GET ${missing}`]);
  });

  it("a file has no data", async () => {
    const seen: unknown[] = [];
    const { ask } = await listeningShop((incoming, response) => {
      seen.push(incoming.headers.rsc);
      response.end("text");
    });
    await ask("/anything.txt", { headers: { RSC: "1" } });
    expect(seen).toEqual([undefined]);
  });

  it("a state that no script of Next describes is refused, and never reaches Next", async () => {
    const { ask, asked } = await listeningShop(() => undefined);
    const headers = { RSC: "1", "Next-Router-State-Tree": "made-up" };
    const { status, body } = await ask("/products?_rsc=a", { headers });
    expect([status, JSON.parse(body.toString())]).toMatchObject([400, { code: "invalid_input" }]);
    expect(asked).toEqual([]);
  });

  it("unknown headers and parameters create no further variant of a page or call", async () => {
    const { ask, asked } = await listeningShop((incoming, response) =>
      incoming.url?.startsWith("/api/")
        ? call(response, { body: LONG, tags: ["a"] })
        : render(incoming, response, { html: PAGE }),
    );
    for (const path of [ownPage(), "/products", "/hi/products?sort=name", "/api/categories"]) {
      await ask(path);
      await ask(path);
      const before = asked.length;
      for (let n = 0; n < 5; n += 1) {
        await ask(`${path}${path.includes("?") ? "&" : "?"}junk=${n}&_rsc=${n}`);
        await ask(path, { headers: { RSC: `made-up ${n}` } });
        await ask(path, { headers: { "Next-Router-Prefetch": `${n}`, "Next-Url": `/${n}` } });
        if (!path.startsWith("/api/")) continue;
        await ask(path, { headers: { RSC: "1", "Next-Router-Segment-Prefetch": `/${n}` } });
      }
      expect(asked.slice(before), path).toEqual([]);
    }
  });

  it("the state of the asking page makes no further answer that is the same for everybody", async () => {
    const { ask, asked } = await listeningShop((incoming, response) =>
      render(incoming, response, { html: PAGE }),
    );
    const path = ownPage();
    const data = (state: string) => ({ RSC: "1", "Next-Router-State-Tree": state });
    await ask(path, { headers: data('["a",{}]') });
    await ask(path, { headers: data('["a",{}]') });
    const before = asked.length;
    for (let n = 0; n < 5; n += 1) await ask(path, { headers: data(`["${n}",{}]`) });
    expect(asked).toHaveLength(before);
  });

  it("lets Next listen as often as a page that is missing twice takes", async () => {
    const warned: string[] = [];
    const warn = (warning: Error) => warned.push(warning.name);
    process.on("warning", warn);
    const { ask } = await listeningShop((incoming, response) => {
      for (let count = 0; count < 12; count += 1) {
        incoming.on("error", () => undefined);
        response.on("close", () => undefined);
      }
      return render(incoming, response, { html: PAGE });
    });
    await ask(ownPage());
    process.off("warning", warn);
    expect(warned).toEqual([]);
  });

  it("a whole page is one answer, whatever parts of it are named", async () => {
    const named: (string | string[] | undefined)[] = [];
    const { ask, asked } = await listeningShop((incoming, response) => {
      named.push(incoming.headers["next-router-state-tree"]);
      return render(incoming, response, { html: PAGE });
    });
    const path = ownPage();
    for (const tree of ["a", "b"]) {
      const headers = { "next-router-state-tree": tree, "next-router-prefetch": tree };
      await ask(path, { headers });
    }
    expect(asked).toHaveLength(1);
    expect(named).toEqual([undefined]);
    const tree = '["",{}]';
    await ask(path, { headers: { rsc: "1", "next-router-state-tree": tree } });
    expect(named).toEqual([undefined, tree]);
  });

  it("pages rendered by Next are counted per address, cached ones are not", async () => {
    const { ask } = await listeningShop((incoming, response) =>
      render(incoming, response, { html: PAGE }),
    );
    const kept = ownPage();
    const from = "192.0.2.2";
    for (let n = 0; n < 10; n += 1) await ask(kept, { from });
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 305; n += 1) statuses.push((await ask(ownPage(), { from })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(299);
    expect((await ask(kept, { from })).status).toBe(200);
  });
});

describe.each([true, false])("whether answers are cached (%s)", (caches) => {
  it("a call's answer is the same, in each encoding, revalidated and asked by HEAD", async () => {
    const { ask, asked } = await listeningShop(
      (incoming, response) => call(response, { body: LONG, tags: ["a", "b"] }),
      { caches },
    );
    const path = ownCall();
    for (let time = 0; time < 2; time += 1) {
      const plain = await ask(path);
      expect(plain.body.toString()).toBe(LONG);
      expect(plain.headers).toMatchObject({
        "cache-control": "public, max-age=0, must-revalidate",
        "cache-tag": "a,b",
        "ratelimit-policy": '"GET /ab";q=1000;w=60',
        "x-total-count": "1000",
        vary: "Accept-Encoding",
        "content-length": String(LONG.length),
      });
      const brotli = await ask(path, { headers: { "Accept-Encoding": "gzip, br" } });
      expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
      const gzip = await ask(path, { headers: { "Accept-Encoding": "gzip" } });
      expect(gunzipSync(gzip.body).toString()).toBe(LONG);
      const { etag = "" } = plain.headers;
      expect([brotli.headers.etag, gzip.headers.etag]).toEqual([etag, etag]);
      const same = await ask(path, { headers: { "If-None-Match": `"other", ${etag}` } });
      expect([same.status, same.body.byteLength]).toEqual([304, 0]);
      expect(same.headers).toMatchObject({ etag, "cache-tag": "a,b" });
      const head = await ask(path, { method: "HEAD" });
      expect([head.headers, head.body.byteLength]).toEqual([plain.headers, 0]);
    }
    expect(asked).toHaveLength(caches ? 3 : 10);
  });

  it("a script of the build is packed once, and a font of it passes as it is", async () => {
    const font = Buffer.from([0xff, 0xfe, 0x00, 0xd8]);
    const { ask, asked } = await listeningShop(
      (incoming, response) => {
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
        const isFont = incoming.url?.endsWith(".woff2");
        response.setHeader("Content-Type", isFont ? "font/woff2" : "application/javascript");
        response.end(isFont ? font : LONG);
      },
      { caches },
    );
    const files = `/_next/static/${randomUUID()}`;
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(`${files}.woff2`)).body).toEqual(font);
      const script = await ask(`${files}.js`, { headers: { "Accept-Encoding": "br" } });
      expect(brotliDecompressSync(script.body).toString()).toBe(LONG);
      expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    expect(asked).toHaveLength(caches ? 3 : 4);
  });

  it("a short answer is sent as it is", async () => {
    const { ask } = await listeningShop(
      (_, response) => call(response, { body: "[]", tags: ["a"] }),
      {
        caches,
      },
    );
    const short = await ask(ownCall(), { headers: { "Accept-Encoding": "br" } });
    expect(short.headers).not.toHaveProperty("content-encoding");
    expect(short.body.toString()).toBe("[]");
  });

  it("a page states its tags, lists its scripts and is unchanged", async () => {
    const { ask } = await listeningShop(
      (incoming, response) => render(incoming, response, { html: PAGE }),
      {
        caches,
      },
    );
    const path = ownPage();
    const [first, second, third] = [await ask(path), await ask(path), await ask(path)];
    expect([second.headers, second.body]).toEqual([third.headers, third.body]);
    expect(second.headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "cache-tag": TAG,
      "content-security-policy": expect.stringMatching(
        /script-src 'self' 'sha256-[^']+'$/,
      ) as string,
    });
    expect(first.headers.etag).toBe(second.headers.etag);
    const same = await ask(path, { headers: { "If-None-Match": second.headers.etag ?? "" } });
    expect(same.status).toBe(304);
    expect(same.headers).not.toHaveProperty("content-security-policy");
  });

  it("a change is visible in the very next answer", async () => {
    let body = '"before"';
    const tag = randomUUID();
    const { ask } = await listeningShop(
      (_, response) => call(response, { body, tags: ["other", tag] }),
      {
        caches,
      },
    );
    const path = ownCall();
    await ask(path);
    body = '"after"';
    expireTags([tag]);
    expect((await ask(path)).body.toString()).toBe('"after"');
  });
});
