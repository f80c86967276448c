import { phoneHref } from "@/components/shared/format/phone-href";
import { html, type Html } from "./html";
import type { HoursRow } from "@/lib/shop/working-time/opening-hours";
import { CUT_STRING } from "./cut-string";
import { OFFLINE_SCRIPT } from "./offline-script";
import { offlineStyle } from "./offline-style";

/** What the page says that the shop's owner chose, and what it cannot fetch when it is needed. */
export interface OfflineFacts {
  siteName: string;
  /** Drawn if the browser still has it; empty: the shop's own mark beside its name. */
  logoUrl: string;
  /** The mark and the face of the headings, as data addresses. */
  markUrl: string;
  fontUrl: string;
  phone: string;
  hours: readonly HoursRow[];
}

export interface OfflinePage {
  markup: string;
  /** The one inline script and the one inline style of it. */
  script: string;
  style: string;
}

/** A whole page that asks for nothing: it is shown where nothing can be had. */
export function offlinePage(facts: OfflineFacts): OfflinePage {
  const style = offlineStyle(facts.fontUrl);
  const markup = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${html`You are offline | ${facts.siteName}`.markup}</title>
<style>${style}</style>
${body(facts).markup}
<script>${OFFLINE_SCRIPT}</script>
</html>
`;
  return { markup, script: OFFLINE_SCRIPT, style };
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
      <section>
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
