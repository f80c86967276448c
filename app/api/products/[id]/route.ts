import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { productEndpoints } from "@/lib/catalogue/product-page/endpoints";
import { changedTags, savedTags } from "@/lib/http/cache/cache-tags";
import { deleteProduct } from "@/lib/catalogue/editing/delete-product";
import { findDetail } from "@/lib/catalogue/product-page/find-detail";
import { updateProduct } from "@/lib/catalogue/editing/update-product";
import { AppError } from "@/lib/base/errors";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productEndpoints.getProduct, async ({ db, params }) => {
    const found = await findDetail(db, params.id);
    if (!found) throw new AppError("not_found", "There is no such product.");
    return { body: found.detail, tags: found.tags };
  }),
  PUT: route(productsAdminEndpoints.updateProduct, async ({ by, params, body, files, expire }) => {
    const product = await updateProduct({ ...by, id: params.id, request: body, files });
    expire(savedTags(product));
    return { body: product };
  }),
  DELETE: route(productsAdminEndpoints.deleteProduct, async ({ by, params, expire }) => {
    await deleteProduct({ ...by, id: params.id });
    expire(changedTags([params.id]));
  }),
});
