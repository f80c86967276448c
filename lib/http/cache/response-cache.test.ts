import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { expireTags } from "@/lib/http/cache/expired-tags";
import {
  call,
  closeShops,
  listeningShop,
  PAGE,
  render,
  type Next,
  type Page,
} from "@/e2e/support/listening-shop";

afterEach(closeShops);

const ownCall = () => `/api/products/${randomUUID()}`;
const ownPage = () => `/${randomUUID()}`;

describe("a cached answer", () => {
  it("excludes values read during a change, which also replace no later ones", async () => {
    let name = "before";
    const tag = randomUUID();
    const reading = Promise.withResolvers<undefined>();
    const held = Promise.withResolvers<undefined>();
    const { ask, asked } = await listeningShop(async (_, response) => {
      const body = `"${name}"`;
      if (name === "before") {
        reading.resolve(undefined);
        await held.promise;
      }
      call(response, { body, tags: [tag] });
    });
    const path = ownCall();
    const early = ask(path);
    await reading.promise;
    name = "after";
    expireTags([tag]);
    expect((await ask(path)).body.toString()).toBe('"after"');
    held.resolve(undefined);
    expect((await early).body.toString()).toBe('"before"');
    expect((await ask(path)).body.toString()).toBe('"after"');
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Record<string, string>]>([
    ["a bearer token", { Authorization: "Bearer x" }],
    ["a session", { Cookie: "XSRF-TOKEN=a; next-auth.session-token=b" }],
    ["a session under HTTPS", { Cookie: "__Host-next-auth.session-token=b" }],
  ])("is not for anyone who shows %s in a call", async (_, headers) => {
    const { ask, asked } = await listeningShop((__, response) =>
      call(response, { body: "[]", tags: ["a"] }),
    );
    const path = ownCall();
    await ask(path);
    await ask(path, { headers });
    expect(asked).toHaveLength(2);
    await ask(path, { headers: { Cookie: "XSRF-TOKEN=a" } });
    expect(asked).toHaveLength(2);
  });

  it("is for everybody if it is the API's document, which costs most", async () => {
    const { ask, asked } = await listeningShop((__, response) =>
      call(response, { body: "{}", tags: ["openapi"] }),
    );
    for (const token of ["x", "y"]) {
      await ask("/api/openapi.json?x=1", { headers: { Authorization: `Bearer ${token}` } });
      await ask("/api/openapi.json");
    }
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Next]>([
    ["a refusal", (_, response) => void response.writeHead(404).end("{}")],
    [
      "what comes with a cookie",
      (_, response) => {
        response.setHeader("Set-Cookie", "a=b");
        call(response, { body: "[]", tags: ["a"] });
      },
    ],
    [
      "what would push out many others",
      (_, response) => call(response, { body: `"${"x".repeat(2 * 1024 * 1024)}"`, tags: ["a"] }),
    ],
  ])("is never %s", async (_, next) => {
    const { ask, asked } = await listeningShop(next);
    const path = ownCall();
    const [first, second] = [await ask(path), await ask(path)];
    expect(second).toEqual(first);
    expect(asked).toHaveLength(2);
  });

  it("counts as a call, and is refused to callers over the limit", async () => {
    const tag = randomUUID();
    const { ask, asked } = await listeningShop((_, response) =>
      call(response, { body: "[]", tags: [tag], perMinute: 2 }),
    );
    const path = ownCall();
    for (const handled of [1, 1, 1, 2, 3]) {
      await ask(path);
      expect(asked).toHaveLength(handled);
    }
    await ask(path, { from: "192.0.2.3" });
    expect(asked).toHaveLength(3);
  });

  it("of a page is one for all queries, and for each part of its data another", async () => {
    const { ask, asked } = await listeningShop((incoming, response) =>
      render(incoming, response, { html: PAGE }),
    );
    const path = ownPage();
    for (const address of [path, path, `${path}?utm_source=mail`, `${path}?gclid=1`]) {
      expect((await ask(address)).body.toString()).toBe(PAGE);
    }
    expect(asked.length).toBeLessThan(3);
    const before = asked.length;
    await ask(path, { headers: { RSC: "1", "Next-Router-Segment-Prefetch": "/_tree" } });
    expect(asked).toHaveLength(before + 1);
  });

  it("is found by the request, whatever Next does to it", async () => {
    const { ask } = await listeningShop(async (incoming, response) => {
      const isData = incoming.headers.rsc !== undefined;
      delete incoming.headers.rsc;
      const page = { url: `${incoming.url}${isData}` } as typeof incoming;
      incoming.url = "/elsewhere";
      await render(page, response, { html: isData ? "data" : "document" });
    });
    const path = ownPage();
    expect((await ask(path, { headers: { RSC: "1" } })).body.toString()).toBe("data");
    for (let n = 0; n < 2; n += 1) expect((await ask(path)).body.toString()).toBe("document");
    expect((await ask("/elsewhere")).body.toString()).toBe("document");
  });

  it.each<[string, Page]>([
    ["whose time is over", { html: PAGE, revalidate: -1 }],
    ["of what there is not", { html: PAGE, status: 404 }],
    ["of a removed page", { html: `<head><meta name="no-longer-there" content="true"/></head>` }],
  ])("is no page %s", async (_, page) => {
    const { ask, asked } = await listeningShop((incoming, response) =>
      render(incoming, response, page),
    );
    const path = ownPage();
    for (let n = 0; n < 3; n += 1) await ask(path);
    expect(asked).toHaveLength(3);
  });

  it("of a search is good until a list or what stands on every page changes", async () => {
    const { ask, asked } = await listeningShop((_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.setHeader("Cache-Control", "private, no-store");
      response.end(PAGE);
    });
    const path = `/products?q=${randomUUID()}`;
    for (const tag of [cacheTags.productList, cacheTags.settings, cacheTags.categories]) {
      const found = [await ask(path), await ask(path)];
      expect(found[0]).toEqual(found[1]);
      expect(found[0]?.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expireTags([tag]);
    }
    expect(asked).toHaveLength(3);
    await ask(`${path}&page=2`);
    expect(asked).toHaveLength(4);
  });
});
