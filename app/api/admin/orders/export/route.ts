import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { csvHeaders } from "@/lib/csv/csv-stream";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { exportOrders } from "@/lib/orders/export-orders";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportOrders, async ({ query, identity, ipAddress }) => {
    const actor = actorOf(identity.account);
    const body = await exportOrders({ db: prisma(), filter: query, actor, ipAddress });
    return { body, headers: csvHeaders("orders") };
  }),
});
