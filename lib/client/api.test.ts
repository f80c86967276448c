import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, call, readPaging } from "./api";

describe("pagingOf", () => {
  it("reads the length of the list and where the rest is", () => {
    const headers = new Headers({
      "X-Total-Count": "41",
      Link: '</api/orders?limit=20&cursor=MjAyNi0x_w-A>; rel="next"',
    });
    expect(readPaging(headers)).toEqual({
      total: 41,
      isAtLeast: false,
      all: 41,
      nextCursor: "MjAyNi0x_w-A",
    });
  });

  it("detects the last page by the missing link", () => {
    expect(readPaging(new Headers({ "X-Total-Count": "3" }))).toEqual({
      total: 3,
      isAtLeast: false,
      all: 3,
      nextCursor: null,
    });
  });

  it("reads an incomplete count", () => {
    const headers = new Headers({ "X-Total-Count": "3", "X-Total-Count-Relation": "gte" });
    expect(readPaging(headers)).toMatchObject({ total: 3, isAtLeast: true });
  });

  it("reads how long the list is without its filters", () => {
    const headers = new Headers({ "X-Total-Count": "3", "X-Unfiltered-Count": "40" });
    expect(readPaging(headers)).toMatchObject({ total: 3, all: 40 });
  });

  it.each([[{}], [{ "X-Total-Count": "many", Link: '</api/orders>; rel="prev"' }]])(
    "treats meaningless headers as an empty list: %j",
    (headers: Record<string, string>) => {
      expect(readPaging(new Headers(headers))).toEqual({
        total: 0,
        isAtLeast: false,
        all: 0,
        nextCursor: null,
      });
    },
  );
});

describe("a call that gets no answer", () => {
  /** A server that takes requests and never answers; each ends with its signal. */
  function openStalledServer() {
    vi.useFakeTimers();
    vi.stubGlobal("document", { cookie: "", documentElement: { lang: "en-IN" } });
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("Ended", "AbortError")));
        }),
    );
  }

  /** How the call ended; undefined while it runs. */
  function watch(running: Promise<unknown>) {
    const end: { error?: unknown } = {};
    running.catch((error: unknown) => void (end.error = error));
    return end;
  }

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ["a read", () => call("GET /products/{id}", { params: { id: "1" }, token: null })],
    ["a price", () => call("POST /cart/quote", { body: { items: [] }, token: null })],
  ])("ends as unreachable after 30 seconds where it is %s", async (_, request) => {
    openStalledServer();
    const end = watch(request());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(end.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(end.error).toBeInstanceOf(ApiError);
    expect(end.error).toMatchObject({ status: 0, code: "unreachable" });
  });

  it("ends with its caller's own signal before", async () => {
    openStalledServer();
    const caller = new AbortController();
    const { signal } = caller;
    const end = watch(call("GET /products/{id}", { params: { id: "1" }, token: null, signal }));
    caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(end.error).toMatchObject({ name: "AbortError" });
  });

  it("is waited for where it may have changed something", async () => {
    openStalledServer();
    const body = { name: "A", email: "a@example.in", message: "Hello" };
    const end = watch(call("POST /contact", { body, token: null }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(end.error).toBeUndefined();
  });
});
