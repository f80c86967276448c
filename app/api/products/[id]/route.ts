import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { cacheTags } from "@/lib/cache-tags";
import { deleteProduct } from "@/lib/catalogue/delete-product";
import { findProduct } from "@/lib/catalogue/queries";
import { updateProduct } from "@/lib/catalogue/update-product";
import { prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getProduct, async ({ params }) => {
    const product = await findProduct(prisma(), params.id);
    if (!product) throw new AppError("not_found", "There is no such product.");
    return { body: product };
  }),
  PUT: route(endpoints.updateProduct, async ({ params, body, files, identity, ipAddress }) => {
    const product = await updateProduct({
      db: prisma(),
      id: params.id,
      request: body,
      files,
      actor: actorOf(identity.account),
      ipAddress,
    });
    expireTags([cacheTags.product(product._id), cacheTags.productList]);
    return { body: product };
  }),
  DELETE: route(endpoints.deleteProduct, async ({ params, identity, ipAddress }) => {
    const actor = actorOf(identity.account);
    await deleteProduct({ db: prisma(), id: params.id, actor, ipAddress });
    expireTags([cacheTags.product(params.id), cacheTags.productList]);
    return { body: undefined };
  }),
});
