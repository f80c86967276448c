import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { cacheLife, cacheTag } from "next/cache";
import { connection } from "next/server";
import { offlineWorker, WITHDRAWN_WORKER } from "@/components/shop/offline/offline-worker";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { env } from "@/lib/base/env";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { imageAtWidth } from "@/lib/files/picture-address";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { hoursRows } from "@/lib/shop/working-time/opening-hours";
import { getTranslate } from "@/lib/i18n/dictionaries";

/** Seconds after which the browser checks for a new worker, with the next page that it opens. */
const FRESH_SECONDS = 3600;

async function dataUrl(type: string, ...parts: string[]): Promise<string> {
  // Without turbopackIgnore, file tracing would include the whole project.
  const file = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), ...parts));
  return `data:${type};base64,${file.toString("base64")}`;
}

/** The worker's source, cached until the settings change. */
async function workerOfToday(): Promise<string> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.settings);
  const [settings, fontUrl, markUrl] = await Promise.all([
    getShopSettings(),
    dataUrl("font/woff2", "app/fonts/besley-560.woff2"),
    dataUrl("image/svg+xml", "public/icon.svg"),
  ]);
  const { siteName, logoImageUrl, contactPhone, openingHours, languages } = settings;
  const facts = {
    siteName,
    // At the width used in the header, so that the browser has it in its cache.
    logoUrl: imageAtWidth(logoImageUrl, 320),
    markUrl,
    fontUrl,
    phone: contactPhone,
    hours: hoursRows(openingHours),
  };
  const spoken: Language[] = [DEFAULT_LANGUAGE, ...languages];
  return offlineWorker(
    facts,
    spoken.map((language) => getTranslate(language)),
  );
}

/**
 * The service worker that shows a page to visitors without a connection
 * (docs/decisions/2026-11-22-offline-page.md).
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const text = env().OFFLINE_PAGE === "1" ? await workerOfToday() : WITHDRAWN_WORKER;
  const etag = `W/"${hash("sha256", text, "base64url")}"`;
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": `public, max-age=${FRESH_SECONDS}`,
    "X-Robots-Tag": "noindex",
    ETag: etag,
  };
  if (request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
