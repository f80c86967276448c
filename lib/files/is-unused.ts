import "server-only";
import { Prisma } from "@/lib/db/generated/client";

/** Whether nothing shows the picture of this address; what is archived may be restored with its pictures. */
export function isUnused(url: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    NOT EXISTS (
      SELECT FROM (
        SELECT unnest("images") AS "url" FROM "products"
      ) shown WHERE shown."url" = ${url}
    )
    AND NOT EXISTS (SELECT FROM "order_lines" l WHERE l."thumbnailImage" = ${url})
    AND NOT EXISTS (SELECT FROM "categories" c WHERE c."picture" = ${url})
    AND NOT EXISTS (SELECT FROM "settings" s WHERE s."value" = ${url})`;
}
