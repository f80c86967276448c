import { serverPaths } from "@/lib/base/server-paths";
import { STORAGE_KEYS } from "@/lib/client/storage";
import type { ShownAnnouncement } from "@/lib/shop/content/announcement";

/** Scripts that run while the head is parsed. Raw HTML, because React would escape their quotes; no user input is in it. */
function RawScript({ source }: { source: string }) {
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}

const THEME = `(function(){var t;try{t=localStorage.getItem("theme")}catch(e){}if(t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.classList.add("dark")})()`;

/** Sets the theme before the first paint, so that a dark page never flashes white. */
export const ThemeScript = () => <RawScript source={THEME} />;

const CART = `(function(){try{var c=localStorage.getItem("${STORAGE_KEYS.cart}");var t=localStorage.getItem("${STORAGE_KEYS.token}"),d=document.documentElement.dataset;if(t)d.account="";if(t||c&&c!=="[]")d.cart=""}catch(e){}})()`;

/**
 * Sets before the first paint whether this browser has a cart to show and a signed-in account, so that the cart
 * link is in the header from the first paint on, does not move, and can be pressed.
 */
export const CartScript = () => <RawScript source={CART} />;

const EARLY_PRESS = `(function(){var typed=new Map,pressed=new Set,stop=new AbortController,byScript="form:not([action])";addEventListener("click",function(e){var t=e.target,b=e.isTrusted&&t.closest&&t.closest("button[type=button]:not([popovertarget]),"+byScript+" button[type=submit]"),heard;if(!b)return;function hear(){heard=!window.takeEarly}t.addEventListener("click",hear);setTimeout(function(){t.removeEventListener("click",hear);if(heard)return;b.setAttribute("data-pressed","");window.pressAgain?window.pressAgain(b):pressed.add(b)})},true);addEventListener("submit",function(e){e.target.matches(byScript)&&e.preventDefault()},true);addEventListener("input",function(e){typed.set(e.target,e.target.value)},{capture:true,signal:stop.signal});window.takeEarly=function(){stop.abort();return{pressed:pressed,typed:typed}}})()`;

/**
 * Records, before any other script runs, the buttons that were pressed and not heard, and the text that was typed
 * before React started. Links, forms with an address and popovers work without scripts. A form without an address is
 * submitted by React: the browser must not reload the page for it. The parts of a page hydrate one after the other,
 * and React stops a press on its way to a part that cannot hydrate yet: it was heard if it reached its target once
 * React had started.
 */
export const EarlyPressScript = () => <RawScript source={EARLY_PRESS} />;

const ANNOUNCEMENT = `(function(id,from,to){var k="${STORAGE_KEYS.announcement}",h=document.documentElement.dataset,n=Date.now(),seen;try{seen=localStorage.getItem(k)}catch(e){}h.announcement=seen===id||n<from||to&&n>=to?"off":"on";addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[data-announcement-close]"))return;h.announcement="off";try{localStorage.setItem(k,id)}catch(e){}})})`;

const moment = (text: string | null) => (text === null ? 0 : new Date(text).getTime());

/**
 * Decides before the first paint whether the announcement is visible: only within its period, to the second,
 * because the page may have been cached before, and not for visitors who have closed it. So nothing moves later.
 */
export function AnnouncementScript({ announcement }: { announcement: ShownAnnouncement }) {
  const { id, from, to } = announcement;
  return <RawScript source={`${ANNOUNCEMENT}("${id}",${moment(from)},${moment(to)})`} />;
}

const OFFLINE_WORKER = `addEventListener("load",function(){var w=navigator.serviceWorker;w&&w.register("${serverPaths.offlineWorker}",{updateViaCache:"all"}).catch(function(){})})`;

/**
 * Installs the offline page after the page has loaded, so as not to compete with the page's own requests. Old
 * browsers, and pages without HTTPS, have no service workers.
 */
export const OfflineWorkerScript = () => <RawScript source={OFFLINE_WORKER} />;
