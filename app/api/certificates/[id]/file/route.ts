import { certificateEndpoints } from "@/lib/catalogue/certificates/endpoints";
import { readCertificateFile } from "@/lib/catalogue/certificates/queries";
import { AppError } from "@/lib/base/errors";
import { attachmentAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(certificateEndpoints.getCertificateFile, async ({ db, params }) => {
    const file = await readCertificateFile(db, params.id);
    if (!file) throw new AppError("not_found", "This certificate is no longer there.");
    return attachmentAnswer(file);
  }),
});
