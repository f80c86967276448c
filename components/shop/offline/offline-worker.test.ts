import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { inEnglish, translateIn } from "@/lib/i18n/translate";
import type { OfflineFacts } from "./offline-page";
import { offlineWorker, WITHDRAWN_WORKER } from "./offline-worker";

const FACTS: OfflineFacts = {
  siteName: "Boxes & Bags",
  logoUrl: "",
  markUrl: "data:image/svg+xml,",
  fontUrl: "data:font/woff2,",
  phone: "+91 124 400 0000",
  hours: [{ days: "Mon-Sat", hours: "9:00-19:00" }],
};

const HINDI = translateIn({ language: "hi", words: { "You are offline": "आप ऑफ़लाइन हैं" } });

type Listener = (event: object) => void;

interface Browser {
  /** Handles the worker's fetches. */
  network?: () => Promise<Response>;
  /** URLs of the open windows. */
  windows?: string[];
  isSubscribed?: boolean;
}

interface Navigation {
  path?: string;
  mode?: string;
  method?: string;
  preloaded?: () => Promise<Response>;
}

/** Runs a worker's source as a browser would. */
function run(text: string, { network, windows = [], isSubscribed = false }: Browser = {}) {
  const listeners = new Map<string, Listener>();
  const done: string[] = [];
  const shown: object[] = [];
  const openWindow = (url: string) => ({
    url,
    navigate: (to: string) => {
      done.push(`led ${to}`);
      return Promise.resolve({ focus: () => done.push("focused") });
    },
  });
  const activated: Promise<unknown>[] = [];
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => done.push("skipped waiting"),
    registration: {
      unregister: () => done.push("unregistered"),
      navigationPreload: { enable: () => done.push("preloads") },
      pushManager: { getSubscription: () => Promise.resolve(isSubscribed ? {} : null) },
      showNotification: (title: string, options: object) => shown.push({ title, ...options }),
    },
    clients: {
      matchAll: () => Promise.resolve(windows.map(openWindow)),
      openWindow: (url: string) => done.push(`opened ${url}`),
    },
    location: { origin: "https://shop.example.in" },
    fetch: () => {
      done.push("fetched");
      return network ? network() : Promise.reject(new TypeError());
    },
    Response,
    URL,
  };
  runInContext(text, createContext(scope));
  const start = () => {
    const waitUntil = (work: Promise<unknown>) => activated.push(work);
    for (const name of ["install", "activate"]) listeners.get(name)?.({ waitUntil });
    return Promise.all(activated);
  };
  const open = ({ path = "/", mode = "navigate", method = "GET", preloaded }: Navigation) => {
    const answers: Promise<Response>[] = [];
    listeners.get("fetch")?.({
      request: { mode, method, url: `https://shop.example.in${path}` },
      preloadResponse: preloaded?.() ?? Promise.resolve(undefined),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    });
    return answers[0];
  };
  const push = (message: object) => {
    listeners.get("push")?.({ data: { json: () => message }, waitUntil: () => undefined });
    return shown.at(-1);
  };
  const press = async (url: string) => {
    const works: Promise<unknown>[] = [];
    const notification = { data: { url }, close: () => undefined };
    listeners.get("notificationclick")?.({
      notification,
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    await Promise.all(works);
  };
  return { start, open, push, press, done };
}

describe("the service worker", () => {
  const text = offlineWorker(FACTS, [inEnglish, HINDI]);

  it("replaces an older one at once, and preloads pages while it starts", async () => {
    const { start, done } = run(text);
    await start();
    expect(done).toEqual(["skipped waiting", "preloads"]);
  });

  it("returns the network's response", async () => {
    const missing = new Response("missing", { status: 404 });
    expect(await run(text, { network: () => Promise.resolve(missing) }).open({})).toBe(missing);
  });

  it("uses the preloaded response, and fetches it only once", async () => {
    const early = new Response("early");
    const { open, done } = run(text);
    expect(await open({ preloaded: () => Promise.resolve(early) })).toBe(early);
    expect(done).toEqual([]);
  });

  it.each([
    ["the connection is lost", {}],
    [
      "it was lost before the worker had started",
      { preloaded: () => Promise.reject(new TypeError()) },
    ],
  ])("shows its page if %s", async (_, navigation) => {
    const answer = await run(text).open(navigation);
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer?.text()).toContain(">You are offline | Boxes &amp; Bags</title>");
  });

  it.each([
    ["/hi/cart", "आप ऑफ़लाइन हैं"],
    ["/hindi", "You are offline"],
    ["/constructor", "You are offline"],
  ])("shows it in the language of the URL: %s", async (path, title) => {
    const page = (await (await run(text).open({ path }))?.text()) ?? "";
    expect(page).toContain(`<h1>${title}</h1>`);
  });

  it.each<[string, Navigation]>([
    ["a form that is sent", { method: "POST" }],
    ["a picture", { mode: "no-cors" }],
    ["a call of the API", { mode: "same-origin" }],
  ])("leaves %s to the browser", (_, request) => {
    expect(run(text).open(request)).toBeUndefined();
  });

  it("allows its page only its own scripts and pictures", async () => {
    const policy = (await run(text).open({}))?.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toContain("unsafe");
  });

  it("shows a notification", () => {
    const message = { title: "New order", body: "KLN-1, ₹500", url: "/admin/orders/1", tag: "1" };
    expect(run(text).push(message)).toMatchObject({
      title: "New order",
      body: "KLN-1, ₹500",
      data: { url: "/admin/orders/1" },
    });
  });

  it.each([
    ["the admin's window", ["/products", "/admin?tab=tax"], ["led", "focused"]],
    ["a new window", ["/products", "/administration"], ["opened"]],
  ])("opens its page in %s", async (_, paths, ways) => {
    const windows = paths.map((path) => `https://shop.example.in${path}`);
    const { press, done } = run(text, { windows });
    await press("/admin/orders/1");
    expect(done.map((what) => what.split(" ")[0])).toEqual(ways);
    expect(done[0]).toMatch(/ https:\/\/shop\.example\.in\/admin\/orders\/1$/);
  });

  it.each(["https://elsewhere.example/admin", "/products", "/administration"])(
    "does not open %s",
    async (url) => {
      const { press, done } = run(text);
      await press(url);
      expect(done).toEqual([]);
    },
  );

  it("caches nothing", () => {
    expect(text).not.toMatch(/\b(caches|indexedDB)\b/);
  });
});

it("unregisters itself when switched off, and answers nothing until then", async () => {
  const { start, open, done } = run(WITHDRAWN_WORKER);
  await start();
  expect(done).toEqual(["skipped waiting", "unregistered"]);
  expect(open({})).toBeUndefined();
});

it("stays only for the admin's notifications when switched off", async () => {
  const { start, open, push, done } = run(WITHDRAWN_WORKER, { isSubscribed: true });
  await start();
  expect(done).toEqual(["skipped waiting"]);
  expect(open({})).toBeUndefined();
  expect(push({ title: "New order", body: "", url: "/admin", tag: "1" })).toBeDefined();
});
