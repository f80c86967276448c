import { certificateEndpoints } from "@/lib/catalogue/certificates/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { removeCertificate } from "@/lib/catalogue/certificates/remove-certificate";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(certificateEndpoints.removeCertificate, async ({ by, params, expire }) => {
    const productId = await removeCertificate({ ...params, ...by });
    expire([cacheTags.product(productId)]);
  }),
});
