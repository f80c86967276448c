import { describe, expect, test } from "vitest";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { expireTags, isOutdated, steadyNow } from "./expired-tags";
import PageStore from "./page-store";
import readStore from "./read-store";

const KEY = "/route-cache/APP_PAGE/a/$/product/b";

/** A new request as Next makes one; its age begins here. */
const request = () => new PageStore();

const CACHE_CONTROL = { revalidate: 60, expire: 3600 };
const CONTEXT = { isFallback: false, cacheControl: CACHE_CONTROL };

type Value = NonNullable<Parameters<PageStore["set"]>[1]>;

const page = (html: string, ...tags: string[]) =>
  ({
    kind: "APP_PAGE",
    html,
    rscData: Buffer.from("data"),
    headers: { "x-next-cache-tags": tags.join(",") },
    postponed: undefined,
    status: 200,
    segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  }) as unknown as Value;

const readHtml = async (key = KEY) => {
  const found = await request().get(key);
  return found?.value.html ?? null;
};

describe("a kept page", () => {
  test("is answered until one of its tags is expired", async () => {
    await request().set(KEY, page("one", "settings", "product-b"), CONTEXT);
    expect(await request().get(KEY)).toMatchObject({ cacheControl: CACHE_CONTROL });
    expect(await readHtml()).toBe("one");
    await request().revalidateTag(["product-c"]);
    expect(await readHtml()).toBe("one");
    await request().revalidateTag("product-b");
    expect(await readHtml()).toBeNull();
  });

  test("is not kept when a tag was expired while it was rendered", async () => {
    const rendering = request();
    await request().revalidateTag("settings");
    await rendering.set(KEY, page("before the change", "settings"), CONTEXT);
    expect(await readHtml()).toBeNull();
    await request().set(KEY, page("after", "settings"), CONTEXT);
    expect(await readHtml()).toBe("after");
  });

  test("of what there is not is not kept", async () => {
    await request().set("/nothing", page("404", "product-x", cacheTags.absent), CONTEXT);
    expect(await readHtml("/nothing")).toBeNull();
  });

  test("is kept without tags as well", async () => {
    await request().set("/plain", page("plain"), CONTEXT);
    expect(await readHtml("/plain")).toBe("plain");
  });
});

const text = async (key: string) => {
  const entry = await readStore.get(key, []);
  return entry && (await new Response(entry.value).text());
};

const read = (timestamp: number, value: string, tags: string[]) => ({
  tags,
  timestamp,
  stale: 300,
  expire: 3600,
  revalidate: 60,
  value: new Response(value).body ?? new ReadableStream<Uint8Array>(),
});

describe("a kept read", () => {
  test("is answered as often as it is asked for, until a tag is expired", async () => {
    await readStore.set("a", Promise.resolve(read(steadyNow(), "value", ["list"])));
    expect(await text("a")).toBe("value");
    expect(await text("a")).toBe("value");
    await readStore.updateTags(["list"], { expire: 0 });
    expect(await text("a")).toBeUndefined();
  });

  test("that failed is not kept", async () => {
    await readStore.set("b", Promise.reject(new Error("no database")));
    expect(await text("b")).toBeUndefined();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.error(new Error("half"));
      },
    });
    await readStore.set("b", Promise.resolve({ ...read(steadyNow(), "", []), value: broken }));
    expect(await text("b")).toBeUndefined();
  });

  test("of what there is not is not kept", async () => {
    await readStore.set("c", Promise.resolve(read(steadyNow(), "null", [cacheTags.absent])));
    expect(await text("c")).toBeUndefined();
  });

  test("from before a change takes every page with it that joined it after the change", async () => {
    const began = steadyNow();
    expireTags(["settings"]);
    // A page that begins after the change gets the read that began before it.
    const joining = request();
    await readStore.set("d", Promise.resolve(read(began, "old", ["settings"])));
    await joining.set(KEY, page("old", "settings"), CONTEXT);
    expect(await text("d")).toBeUndefined();
    expect(await readHtml()).toBeNull();
  });
});

test("what began in the very moment of a change is outdated", () => {
  const before = steadyNow();
  expireTags(["moment"]);
  expect(isOutdated(["moment"], before)).toBe(true);
  expect(isOutdated(["other"], before)).toBe(false);
});
