import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { exportProducts } from "@/lib/catalogue/csv/export-products";
import { csvHeaders } from "@/lib/csv/csv-stream";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportProducts, async ({ query, identity, ipAddress }) => {
    const actor = actorOf(identity.account);
    const body = await exportProducts({ db: prisma(), filter: query, actor, ipAddress });
    return { body, headers: csvHeaders("products") };
  }),
});
