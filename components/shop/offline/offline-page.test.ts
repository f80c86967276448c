import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { translateIn } from "@/lib/i18n/translate";
import { html, offlinePage } from "./offline-page";

const FACTS = {
  siteName: "Boxes & Bags",
  logoUrl: "",
  markUrl: "",
  fontUrl: "",
  phone: "+91 124 400 0000",
  hours: [],
};

const HINDI = translateIn({
  language: "hi",
  words: { "You are offline": "आप ऑफ़लाइन हैं", Mon: "सोम" },
});

/** Runs the page's script at an address, where these texts stand, each in an element of its own. */
function runAt(pathname: string, texts: readonly [element: string, text: string][]) {
  const nodes = texts.map(([nodeName, data]) => ({ data, parentNode: { nodeName } }));
  let at = -1;
  const walker = {
    nextNode: () => nodes[++at],
    get currentNode() {
      return nodes[at];
    },
  };
  const listens = { addEventListener: () => undefined };
  const document = {
    documentElement: {},
    title: "You are offline | Boxes & Bags",
    body: {},
    createTreeWalker: () => walker,
    getElementById: (id: string) => (id === "logo" ? null : { ...listens }),
  };
  const page = offlinePage(FACTS, [HINDI]);
  const browser = {
    document,
    ...listens,
    location: { pathname },
    NodeFilter: { SHOW_TEXT: 4 },
    matchMedia: () => ({ ...listens }),
    localStorage: { getItem: () => null },
    navigator: { onLine: false },
    history: { length: 1 },
  };
  runInContext(page.script, createContext(browser));
  return { document, texts: nodes.map(({ data }) => data) };
}

it.each([
  ["/hi/cart", "hi-IN", "आप ऑफ़लाइन हैं", "सोम-Sat"],
  ["/cart", undefined, "You are offline", "Mon-Sat"],
  ["/constructor", undefined, "You are offline", "Mon-Sat"],
])("the page speaks the language of its address: %s", (address, lang, title, days) => {
  const { document, texts } = runAt(address, [
    ["H1", "\n  You are\n  offline"],
    ["DT", "Mon-Sat"],
    ["P", "Boxes & Bags"],
  ]);
  expect(document).toMatchObject({
    documentElement: lang ? { lang } : {},
    title: `${title} | Boxes & Bags`,
  });
  expect(texts.map((text) => text.trim().replace(/\s+/g, " "))).toEqual([
    title,
    days,
    "Boxes & Bags",
  ]);
});

describe("html", () => {
  it("escapes what it is given, in text and in attributes", () => {
    const hostile = `"><img src=x onerror='alert(1)'>&`;
    expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;img src=x onerror=&apos;alert(1)&apos;&gt;&amp;">' +
        "&quot;&gt;&lt;img src=x onerror=&apos;alert(1)&apos;&gt;&amp;</a>",
    );
  });

  it("takes its own pieces and lists of them as they are", () => {
    const items = ["a", "<b>"].map((text) => html`<i>${text}</i>`);
    expect(html`<p>${items}</p>`.markup).toBe("<p><i>a</i><i>&lt;b&gt;</i></p>");
  });

  it("does not take something that only looks like a piece", () => {
    const forged = JSON.parse('{"markup":"<script></script>"}') as string;
    expect(() => html`<p>${forged}</p>`.markup).toThrow();
  });

  it("leaves nothing for what is absent, and keeps zero", () => {
    expect(html`[${null}${undefined}${false}${0}]`.markup).toBe("[0]");
  });
});
