import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { offlinePage, type OfflineFacts } from "./offline-page";
import { offlineWorker, WITHDRAWN_WORKER } from "./offline-worker";

const FACTS: OfflineFacts = {
  siteName: "Boxes & Bags",
  logoUrl: "",
  markUrl: "data:image/svg+xml,",
  fontUrl: "data:font/woff2,",
  phone: "+91 124 400 0000",
  hours: [{ days: "Mon-Sat", hours: "9:00-19:00" }],
};

type Listener = (event: object) => void;

interface Navigation {
  mode?: string;
  method?: string;
  preloaded?: () => Promise<Response>;
}

/** Runs a worker's source as a browser would; `network` answers its fetches. */
function run(
  text: string,
  network: () => Promise<Response> = () => Promise.reject(new TypeError()),
) {
  const listeners = new Map<string, Listener>();
  const done: string[] = [];
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => done.push("skipped waiting"),
    registration: {
      unregister: () => done.push("unregistered"),
      navigationPreload: { enable: () => done.push("preloads") },
    },
    fetch: () => {
      done.push("fetched");
      return network();
    },
    Response,
  };
  runInContext(text, createContext(scope));
  const start = () => {
    for (const name of ["install", "activate"])
      listeners.get(name)?.({ waitUntil: () => undefined });
  };
  const open = ({ mode = "navigate", method = "GET", preloaded }: Navigation) => {
    const answers: Promise<Response>[] = [];
    listeners.get("fetch")?.({
      request: { mode, method },
      preloadResponse: preloaded?.() ?? Promise.resolve(undefined),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    });
    return answers[0];
  };
  return { start, open, done };
}

describe("the worker", () => {
  const text = offlineWorker(offlinePage(FACTS));

  it("takes the place of an older one at once and has pages fetched while it starts", () => {
    const { start, done } = run(text);
    start();
    expect(done).toEqual(["skipped waiting", "preloads"]);
  });

  it("answers what the network answers", async () => {
    const missing = new Response("missing", { status: 404 });
    expect(await run(text, () => Promise.resolve(missing)).open({})).toBe(missing);
  });

  it("takes what was fetched while it started, and fetches it no second time", async () => {
    const early = new Response("early");
    const { open, done } = run(text);
    expect(await open({ preloaded: () => Promise.resolve(early) })).toBe(early);
    expect(done).toEqual([]);
  });

  it.each([
    ["the line is gone", {}],
    [
      "it was gone before the worker had started",
      { preloaded: () => Promise.reject(new TypeError()) },
    ],
  ])("shows its page where %s", async (_, navigation) => {
    const answer = await run(text).open(navigation);
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer?.text()).toContain("<title>You are offline | Boxes &amp; Bags</title>");
  });

  it.each<[string, Navigation]>([
    ["a form that is sent", { method: "POST" }],
    ["a picture", { mode: "no-cors" }],
    ["a call of the API", { mode: "same-origin" }],
  ])("leaves %s to the browser", (_, request) => {
    expect(run(text).open(request)).toBeUndefined();
  });

  it("lets its page run and draw what stands in it alone", async () => {
    const policy = (await run(text).open({}))?.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toContain("unsafe");
  });

  it("keeps nothing", () => {
    expect(text).not.toMatch(/\b(caches|indexedDB)\b/);
  });
});

it("takes itself away where it is withdrawn, and answers nothing until then", () => {
  const { start, open, done } = run(WITHDRAWN_WORKER);
  start();
  expect(done).toEqual(["skipped waiting", "unregistered"]);
  expect(open({})).toBeUndefined();
});

describe("the page", () => {
  it("escapes what the owner wrote", () => {
    const { markup } = offlinePage({ ...FACTS, siteName: '<script>alert("1")</script>' });
    expect(markup.match(/<script/g)).toHaveLength(1);
  });

  it("tells phone and hours, and calls at a touch", () => {
    const { markup } = offlinePage(FACTS);
    expect(markup).toContain('<a href="tel:+911244000000">+91 124 400 0000</a>');
    expect(markup).toMatch(/<dt>Mon-Sat<\/dt>\s*<dd>9:00-19:00<\/dd>/);
  });

  it("shows the owner's logo, and has the name ready where the browser has lost it", () => {
    const { markup } = offlinePage({ ...FACTS, logoUrl: "/media/logo-360.webp" });
    expect(markup).toMatch(
      /<img\s+id="logo"\s+src="\/media\/logo-360.webp"\s+alt="Boxes &amp; Bags"/,
    );
    expect(markup).toMatch(/<p id="name"\s+hidden>/);
    expect(offlinePage(FACTS).markup).not.toContain('id="logo"');
  });
});
