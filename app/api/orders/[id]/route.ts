import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { findOrderByKey } from "@/lib/orders/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getOrder, async ({ params, query }) => {
    const order = await findOrderByKey(prisma(), params.id, query.key ?? "");
    if (!order)
      throw new AppError("not_found", "There is no such order, or the link is not valid.");
    return { body: order };
  }),
});
