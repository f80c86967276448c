import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { CLOSED_TO_ROBOTS } from "@/lib/identity/access/guarded";
import { env } from "@/lib/base/env";

/** Rendered for each request: only the running server knows the public address, not the build. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [...CLOSED_TO_ROBOTS],
    },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
