import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { CLOSED_TO_ROBOTS } from "@/lib/identity/access/guarded";
import { inLanguage, LANGUAGES } from "@/lib/base/http/languages";
import { env } from "@/lib/base/env";

/** Rendered for each request: only the running server knows the public URL, not the build. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  const closed = LANGUAGES.flatMap((language) =>
    CLOSED_TO_ROBOTS.map((path) => inLanguage(language, path)),
  );
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [...new Set(closed)],
    },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
