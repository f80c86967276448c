import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { prisma } from "@/lib/db/client";
import { isBuilding } from "@/lib/base/env";
import type { RatingCounts } from "./rating-distribution";

/** Stars over all reviews of a product that are shown: its page holds the newest reviews only. */
export async function getRatingCounts(productId: string): Promise<RatingCounts> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.product(productId));
  if (isBuilding()) return {};
  const rows = await prisma().productReview.groupBy({
    by: ["rating"],
    where: { productId, status: "approved" },
    _count: true,
  });
  return Object.fromEntries(rows.map((row) => [row.rating, row._count]));
}
