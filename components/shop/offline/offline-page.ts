import { inlineScript } from "@/components/layout/head/inline-script";
import { setTheme } from "@/components/layout/head/set-theme";
import { phoneHref } from "@/components/shared/format/phone-href";
import { type HoursRow } from "@/lib/shop/working-time/opening-hours";
import { LANGUAGE_TAGS } from "@/lib/base/http/languages";
import { escapeMarkup } from "@/lib/base/text/escape-markup";
import { STORAGE_KEYS } from "@/lib/client/storage";
import { translateDays, type Translate } from "@/lib/i18n/translate";
import { offlineStyle } from "./offline-style";
import { showOffline } from "./show-offline";

/** A parcel whose string has been cut, for the broken connection. Decorative. */
const CUT_STRING = `<svg
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
  /** Shown if the browser still has it cached; empty for the shop's own mark next to its name. */
  logoUrl: string;
  /** The mark and the heading font, as data URLs. */
  markUrl: string;
  fontUrl: string;
  phone: string;
  hours: readonly HoursRow[];
}

/** The page's only inline script and style, the same in each language. */
export function offlineParts({ fontUrl }: OfflineFacts) {
  const set = inlineScript(setTheme, STORAGE_KEYS.theme);
  const follow = `matchMedia("(prefers-color-scheme: dark)").onchange=()=>${set}`;
  const script = [set, follow, inlineScript(showOffline, null)].join(";");
  return { style: offlineStyle(fontUrl), script };
}

/** A whole page that loads nothing, because it is shown offline. */
export function offlinePage(facts: OfflineFacts, t: Translate): string {
  const { style, script } = offlineParts(facts);
  const { siteName, logoUrl, markUrl, phone, hours } = facts;
  const name = escapeMarkup(siteName);
  const logo =
    logoUrl &&
    `<img id="logo" src="${escapeMarkup(logoUrl)}" alt="${name}" width="160" height="40">`;
  const rows = hours.map(
    (row) =>
      `<div><dt>${escapeMarkup(translateDays(t, row.days))}</dt><dd>${escapeMarkup(t(row.hours))}</dd></div>`,
  );
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[t.language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title data-online="${escapeMarkup(t("Cannot be reached"))} | ${name}">${escapeMarkup(t("You are offline"))} | ${name}</title>
<style>${style}</style>
<header>${logo}
  <p id="name"${logo && " hidden"}><img src="${escapeMarkup(markUrl)}" alt="" width="36" height="36"> ${name}</p>
</header>
<main>
  <div>
    <div id="offline">
      <h1>${escapeMarkup(t("You are offline"))}</h1>
      <p class="lead">${escapeMarkup(t("This page could not be loaded. Check your mobile data or Wi-Fi. The page opens by itself when the line is back."))}</p>
    </div>
    <div id="unreachable" hidden>
      <h1>${escapeMarkup(t("The shop cannot be reached"))}</h1>
      <p class="lead">${escapeMarkup(t("You seem to be connected, but no answer came. Wait a minute, then try again."))}</p>
    </div>
    <p class="ways"><button id="again" class="main">${escapeMarkup(t("Try again"))}</button><button id="back" hidden>${escapeMarkup(t("Go back"))}</button></p>
  </div>
  ${CUT_STRING}
  <section>
    <h2>${escapeMarkup(t("Call us meanwhile"))}</h2>
    <p><a href="${escapeMarkup(phoneHref(phone))}">${escapeMarkup(phone)}</a></p>
    <dl>${rows.join("")}</dl>
  </section>
</main>
<script>${script}</script>
</html>
`;
}
