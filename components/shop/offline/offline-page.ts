import { phoneHref } from "@/components/shared/format/phone-href";
import { WEEKDAYS, type HoursRow } from "@/lib/shop/working-time/opening-hours";
import { LANGUAGE_TAGS } from "@/lib/base/http/languages";
import { escapeMarkup, inlineJson } from "@/lib/base/text/escape-markup";
import { STORAGE_KEYS } from "@/lib/client/storage";
import type { Translate } from "@/lib/i18n/translate";
import { offlineStyle } from "./offline-style";

/** Markup that needs no further escaping. Only `html` creates it, so that no plain string can be taken for it. */
class Html {
  /** Private, so that TypeScript does not accept an object of the same shape. */
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  get markup(): string {
    return this.#markup;
  }

  /** @internal Only `html` may call it. */
  static of(markup: string): Html {
    return new Html(markup);
  }
}

type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

function getMarkup(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (typeof value === "string" || typeof value === "number") return escapeMarkup(String(value));
  return value.map(getMarkup).join("");
}

/**
 * Builds HTML: escapes every value, for text and quoted attributes alike, unless it is an `Html` itself. Joins
 * lists; null, undefined and false produce nothing.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return Html.of(String.raw({ raw: strings }, ...values.map(getMarkup)));
}

/** A parcel whose string has been cut, for the broken connection. Decorative. */
const CUT_STRING = html`<svg
  class="drawing"
  viewBox="0 0 400 300"
  aria-hidden="true"
  fill="none"
  stroke-width="2.5"
  stroke-linejoin="round"
  stroke-linecap="round"
>
  <g stroke="var(--foreground)">
    <path fill="var(--muted)" d="M76 112 200 70l124 42-124 46z" />
    <path fill="var(--kraft)" d="M76 112v112l124 52V158z" />
    <path fill="var(--kraft)" d="M324 112v112l-124 52V158z" />
  </g>
  <g stroke="var(--signal)" stroke-width="3.5">
    <path d="M138 91l62 23c10 4 18 8 24 14M262 91l-62 23-62 21v115M262 135v115" />
    <path d="M200 114c-14-12-26-34-12-46s34 2 20 26M208 96c12-16 38-20 40-4s-22 22-40 22" />
    <path d="M12 196c24-18 40 14 62-2M388 176c-18 20-40-10-58 6" />
  </g>
  <path stroke="var(--foreground)" d="M104 186l14-9 14 20M112 190v24" />
  <path stroke="var(--kraft-line)" stroke-dasharray="2 9" d="M52 288h296" />
</svg>`;

/** The owner's settings that the page shows, and the files that it cannot load while offline. */
export interface OfflineFacts {
  siteName: string;
  /** Shown if the browser still has it in its cache; empty: the shop's own mark next to its name. */
  logoUrl: string;
  /** The mark and the heading font, as data URLs. */
  markUrl: string;
  fontUrl: string;
  phone: string;
  hours: readonly HoursRow[];
}

export interface OfflinePage {
  markup: string;
  /** The only inline script and inline style of the page. */
  script: string;
  style: string;
}

/** What the page says besides the shop's own words. */
const TEXTS = [
  "You are offline",
  "This page could not be loaded. Check your mobile data or Wi-Fi. The page opens by itself when the line is back.",
  "The shop cannot be reached",
  "You seem to be connected, but no answer came. Wait a minute, then try again.",
  "Cannot be reached",
  "Try again",
  "Go back",
  "In your cart",
  "1 pack",
  "{count} packs",
  "and {count} more",
  "Kept in this browser. You can order once you are online.",
  "Call us meanwhile",
  "closed",
  ...WEEKDAYS,
];

/**
 * A whole page that loads nothing, because it is shown while offline.
 * @param others say it in the other languages of the shop's pages; the address tells which one is meant
 */
export function offlinePage(facts: OfflineFacts, others: readonly Translate[] = []): OfflinePage {
  const style = offlineStyle(facts.fontUrl);
  const script = offlineScript(others);
  const markup = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${html`You are offline | ${facts.siteName}`.markup}</title>
<style>${style}</style>
${body(facts).markup}
<script>${script}</script>
</html>
`;
  return { markup, script, style };
}

const body = (facts: OfflineFacts): Html =>
  html` <header>${brand(facts)}</header>
    <main>
      <div class="told">
        <h1 id="title">You are offline</h1>
        <p id="text" class="lead">
          This page could not be loaded. Check your mobile data or Wi-Fi. The page opens by itself
          when the line is back.
        </p>
        <p class="ways">
          <button id="again" class="main">Try again</button
          ><button id="back" hidden>Go back</button>
        </p>
      </div>
      ${CUT_STRING}
      <section id="cart" hidden>
        <h2>In your cart</h2>
        <ul id="items"></ul>
        <p class="quiet">Kept in this browser. You can order once you are online.</p>
      </section>
      <section id="call">
        <h2>Call us meanwhile</h2>
        <p><a href="${phoneHref(facts.phone)}">${facts.phone}</a></p>
        <dl>
          ${facts.hours.map(
            ({ days, hours }) =>
              html`<div>
                <dt>${days}</dt>
                <dd>${hours}</dd>
              </div>`,
          )}
        </dl>
      </section>
    </main>`;

const brand = ({ siteName, logoUrl, markUrl }: OfflineFacts): Html =>
  html` ${logoUrl && html`<img id="logo" src="${logoUrl}" alt="${siteName}" width="160" height="40" />`}
    <p id="name" ${logoUrl && html` hidden`}>
      <img src="${markUrl}" alt="" width="36" height="36" /> ${siteName}
    </p>`;

/** The number of cart lines that are listed by name; the rest is only counted. */
const NAMED = 5;

/**
 * The page's own script: the theme, this browser's cart, and the links. While the connection is up but the server
 * does not respond, the text differs. It is plain JavaScript, because it is written into the page as it is.
 */
const SHOW_PAGE = `
function (languages) {
  var root = document.documentElement;
  var language = location.pathname.split("/")[1];
  var other = Object.prototype.hasOwnProperty.call(languages, language) ? languages[language] : null;
  function say(text, count) {
    return (other && other.words[text] || text).replace("{count}", count);
  }
  function sayAll() {
    root.lang = other.tag;
    document.title = document.title.replace("You are offline", say("You are offline"));
    var texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      var node = texts.currentNode;
      var text = node.data.trim().replace(/\\s+/g, " ");
      var isDay = node.parentNode.nodeName === "DT";
      if (text) node.data = isDay ? text.replace(/[A-Z][a-z]{2}/g, function (day) { return say(day); }) : other.words[text] || node.data;
    }
  }
  var find = function (id) { return document.getElementById(id); };
  var kept = function (key) { try { return localStorage.getItem(key); } catch (error) { return null; } };
  var system = matchMedia("(prefers-color-scheme: dark)");
  function dress() {
    var theme = kept("${STORAGE_KEYS.theme}");
    root.className = theme === "dark" || (theme !== "light" && system.matches) ? "dark" : "";
  }
  function readCart(text) {
    try { var cart = JSON.parse(text); } catch (error) { return []; }
    return Array.isArray(cart) ? cart.filter(function (item) { return item && item.name && item.quantity > 0; }) : [];
  }
  function row(name, figure) {
    var line = document.createElement("li");
    [name, figure].forEach(function (text) {
      line.appendChild(document.createElement("span")).textContent = text;
    });
    find("items").appendChild(line);
  }
  var packs = function (count) { return count === 1 ? say("1 pack") : say("{count} packs", count); };
  var total = function (items) { return items.reduce(function (sum, item) { return sum + item.quantity; }, 0); };
  dress();
  if (other) sayAll();
  system.addEventListener("change", dress);
  if (navigator.onLine) {
    find("title").textContent = say("The shop cannot be reached");
    find("text").textContent = say("You seem to be connected, but no answer came. Wait a minute, then try again.");
    document.title = document.title.replace(say("You are offline"), say("Cannot be reached"));
  }
  var cart = readCart(kept("${STORAGE_KEYS.cart}"));
  var rest = cart.slice(${NAMED});
  cart.slice(0, ${NAMED}).forEach(function (item) { row(item.name, packs(item.quantity)); });
  if (rest.length > 0) row(say("and {count} more", rest.length), packs(total(rest)));
  var isAdmin = /^\\/admin(\\/|$)/.test(location.pathname);
  find("cart").hidden = isAdmin || cart.length === 0;
  find("call").hidden = isAdmin;
  var logo = find("logo");
  function nameInstead() { logo.hidden = true; find("name").hidden = false; }
  if (logo) {
    logo.addEventListener("error", nameInstead);
    if (logo.complete && logo.naturalWidth === 0) nameInstead();
  }
  find("back").hidden = history.length < 2;
  find("back").addEventListener("click", function () { history.back(); });
  find("again").addEventListener("click", function () { location.reload(); });
  addEventListener("online", function () { location.reload(); });
}
`;

const listWords = (t: Translate) => {
  const words = Object.fromEntries(TEXTS.map((text) => [text, t(text)]));
  return [t.language, { tag: LANGUAGE_TAGS[t.language], words }] as const;
};

const offlineScript = (others: readonly Translate[]) =>
  `(${SHOW_PAGE})(${inlineJson(Object.fromEntries(others.map(listWords)))});`;
