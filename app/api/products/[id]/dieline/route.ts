import { productEndpoints } from "@/lib/catalogue/product-page/endpoints";
import { dielineAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { readDieline } from "@/lib/catalogue/model/read-dieline";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productEndpoints.getDieline, async ({ db, params, query }) =>
    dielineAnswer(await readDieline(db, params.id, query.format)),
  ),
});
