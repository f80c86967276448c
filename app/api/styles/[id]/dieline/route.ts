import { sizeEndpoints } from "@/lib/catalogue/sizes/endpoints";
import { readSizeDieline } from "@/lib/catalogue/sizes/read-size-dieline";
import { dielineAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(sizeEndpoints.getSizeDieline, async ({ db, params, query }) =>
    dielineAnswer(await readSizeDieline(db, params.id, query)),
  ),
});
