import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { productListEndpoints } from "@/lib/catalogue/lists/endpoints";
import { cacheTags, savedTags } from "@/lib/http/cache/cache-tags";
import { categoryOfFilter } from "@/lib/catalogue/categories/queries";
import { createProduct } from "@/lib/catalogue/editing/create-product";
import { wordsFor, didYouMeanHeader } from "@/lib/catalogue/search/words-for";
import { narrowedBy } from "@/lib/catalogue/schemas";
import { listProductRecords } from "@/lib/catalogue/search/list-records";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productListEndpoints.listProducts, async ({ db, query }) => {
    const filter = await categoryOfFilter(db, narrowedBy(query));
    const found = await listProductRecords(db, { ...filter, ...(await wordsFor(filter)) });
    const { items: body, didYouMean, ...page } = found;
    const tags = [cacheTags.productList, cacheTags.stock, cacheTags.settings];
    return { body, page, tags, headers: didYouMeanHeader(didYouMean) };
  }),
  POST: route(
    productsAdminEndpoints.createProduct,
    async ({ by, body, files, headers, expire }) => {
      const product = await createProduct({
        ...by,
        request: body,
        files,
        idempotencyKey: readIdempotencyKey(headers),
      });
      expire(savedTags(product));
      return { body: product };
    },
  ),
});
