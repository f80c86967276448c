import { connection, type NextRequest } from "next/server";
import { clientAddress } from "@/lib/http/client-address";
import { prisma } from "@/lib/db/client";
import { env } from "@/lib/base/env";
import { readFeed } from "@/lib/catalogue/feed/read-feed";
import { textStream } from "@/lib/base/text-stream";
import { consumeRateLimit } from "@/lib/api/route/rate-limit";
import { errorResponse } from "@/lib/api/route/respond";
import { releasedWith } from "@/lib/api/route/body/streamed-body";
import { MEMORY_LIMITS } from "@/lib/http/limits/limits";
import { getShopSettings } from "@/lib/shop/settings/cached";

/**
 * The product feed for Google Merchant Center (docs/product.md: Feeds and structured data), streamed while it is
 * read.
 */
export async function GET(request: NextRequest): Promise<Response> {
  await connection();
  try {
    const caller = clientAddress(request.headers);
    consumeRateLimit(MEMORY_LIMITS.feed, "GET /feeds/google.xml", caller);
  } catch (error) {
    return errorResponse(error);
  }
  const settings = await getShopSettings();
  const pieces = readFeed(prisma(), { origin: env().APP_URL, settings, now: new Date() });
  return new Response(releasedWith(request.signal, await textStream(pieces)), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      "X-Robots-Tag": "noindex",
    },
  });
}
