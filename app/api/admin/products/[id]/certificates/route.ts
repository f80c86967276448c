import { certificateEndpoints } from "@/lib/catalogue/certificates/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { addCertificate } from "@/lib/catalogue/certificates/add-certificate";
import { listCertificates } from "@/lib/catalogue/certificates/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(certificateEndpoints.listCertificates, async ({ db, params }) => ({
    body: await listCertificates(db, params.id),
  })),
  POST: route(
    certificateEndpoints.addCertificate,
    async ({ by, params, body: request, files: [file], expire }) => {
      const productId = params.id;
      const body = await addCertificate({ ...by, productId, request, file });
      expire([cacheTags.product(productId)]);
      return { body };
    },
  ),
});
