import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { requireOrder } from "@/lib/orders/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getOrder, async ({ params, query, identity }) => ({
    body: await requireOrder(prisma(), params.id, { identity, key: query.key }),
  })),
});
