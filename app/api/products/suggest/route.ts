import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { productListEndpoints } from "@/lib/catalogue/lists/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { wordsFor, didYouMeanHeader } from "@/lib/catalogue/search/words-for";
import { suggestProducts } from "@/lib/catalogue/search/suggest-products";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productListEndpoints.suggestProducts, async ({ db, query }) => {
    const { language = DEFAULT_LANGUAGE, ...typed } = query;
    const requested = { ...typed, ...(await wordsFor(typed)) };
    const { items: body, didYouMean } = await suggestProducts(db, requested, language);
    const tags = [cacheTags.productList, cacheTags.settings];
    return { body, tags, headers: didYouMeanHeader(didYouMean) };
  }),
});
