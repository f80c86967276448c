import { endpoints } from "@/lib/api/endpoints";
import { findProduct } from "@/lib/catalogue/queries";
import { prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getProduct, async ({ params }) => {
    const product = await findProduct(prisma(), params.id);
    if (!product) throw new AppError("not_found", "There is no such product.");
    return { body: product };
  }),
});
