import { endpoints } from "@/lib/api/endpoints";
import { deleteProduct } from "@/lib/catalogue/editing/delete-product";
import { findDetail } from "@/lib/catalogue/product-page/find-detail";
import { updateProduct } from "@/lib/catalogue/editing/update-product";
import { AppError } from "@/lib/base/errors";
import { expireProducts, expireSaved } from "@/lib/api/route/expire-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getProduct, async ({ db, params }) => {
    const found = await findDetail(db, params.id);
    if (!found) throw new AppError("not_found", "There is no such product.");
    return { body: found.detail, tags: found.tags };
  }),
  PUT: route(endpoints.updateProduct, async ({ db, params, body, files, actor, ipAddress }) => {
    const product = await updateProduct({
      db,
      id: params.id,
      request: body,
      files,
      actor,
      ipAddress,
    });
    expireSaved(product);
    return { body: product };
  }),
  DELETE: route(endpoints.deleteProduct, async ({ db, params, actor, ipAddress }) => {
    await deleteProduct({ db, id: params.id, actor, ipAddress });
    expireProducts([params.id]);
    return { body: undefined };
  }),
});
