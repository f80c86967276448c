import { endpoints } from "@/lib/api/endpoints";
import { getAdminProduct } from "@/lib/catalogue/admin-queries";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getAdminProduct, async ({ params }) => ({
    body: await getAdminProduct(prisma(), params.id),
  })),
});
