import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { CLOSED_TO_ROBOTS } from "@/lib/identity/access/guarded";
import { env } from "@/lib/base/env";

/** Answered for each request: the public address is known to the running server, not to the build. */
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
