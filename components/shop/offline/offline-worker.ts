import { hash } from "node:crypto";
import { inlineJson } from "@/lib/base/text/escape-markup";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import type { Translate } from "@/lib/i18n/translate";
import { offlinePage, offlineParts, type OfflineFacts } from "./offline-page";

const source = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/** Allows the page its own script and style, and from outside only the owner's logo. */
const getPolicy = ({ script, style }: { script: string; style: string }) =>
  [
    "default-src 'none'",
    `script-src ${source(script)}`,
    `style-src ${source(style)}`,
    "font-src data:",
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Shows the notification composed by lib/messaging/push/notification.ts, and opens its page in an open window of
 * the admin, or a new one. It opens no other URLs.
 */
const PUSH = `
addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const icon = "/icon-192.png";
  event.waitUntil(registration.showNotification(title, { body, tag, icon, data: { url } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, location.origin)));
});

async function open(url) {
  if (url.origin !== location.origin || !/^\\/admin(\\/|$)/.test(url.pathname)) return;
  const windows = await clients.matchAll({ type: "window" });
  const own = windows.find((each) => /^\\/admin(\\/|$)/.test(new URL(each.url).pathname));
  // A window that this worker does not control cannot be led elsewhere.
  const led = await own?.navigate(url.href).catch(() => null);
  await (led ? led.focus() : clients.openWindow(url.href));
}
`;

/**
 * The service worker: a navigation goes to the network, and if that fails, the page in this source is shown. It
 * caches nothing. All other requests bypass it: browsers with static routing do not even start it for them. A new
 * version replaces the old one at once.
 * @param languages the languages of the pages; the URL determines which one is used
 */
export function offlineWorker(facts: OfflineFacts, languages: readonly Translate[]): string {
  const pages = Object.fromEntries(languages.map((t) => [t.language, offlinePage(facts, t)]));
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": getPolicy(offlineParts(facts)),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
  return `const PAGES = ${inlineJson(pages)};
const HEADERS = ${inlineJson(headers)};
const NO_PAGES = ["no-cors", "cors", "same-origin"].map((requestMode) => ({ requestMode }));

addEventListener("install", (event) => {
  skipWaiting();
  event.addRoutes?.({ condition: { or: NO_PAGES }, source: "network" }).catch(() => undefined);
});

addEventListener("activate", (event) => {
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(answer(event));
});

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const [, language] = new URL(request.url).pathname.split("/");
    const page = Object.hasOwn(PAGES, language) ? PAGES[language] : PAGES.${DEFAULT_LANGUAGE};
    return new Response(page, { status: 503, headers: HEADERS });
  }
}
${PUSH}`;
}

/**
 * For a shop that has switched the page off: unregisters the worker from browsers that have it, unless the admin
 * receives notifications there.
 */
export const WITHDRAWN_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  if (!(await registration.pushManager?.getSubscription())) await registration.unregister();
}
${PUSH}`;
