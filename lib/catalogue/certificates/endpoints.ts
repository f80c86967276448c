import { inChapter } from "@/lib/base/http/in-chapter";
import {
  addCertificateSchema,
  certificateSchema,
  CERTIFICATE_FILE,
} from "@/lib/catalogue/certificates/schemas";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";

/** Calls about the certificates behind claims about products. */
export const certificateEndpoints = inChapter("Products", {
  listCertificates: {
    call: "GET /admin/products/{id}/certificates",
    summary: "List certificates",
    description:
      "The certificates of a product, the latest issued first, with those that have ended.",
    access: "products.read.all",
    params: idParams,
    response: z.array(certificateSchema),
    limit: "browse",
  },
  addCertificate: {
    call: "POST /admin/products/{id}/certificates",
    summary: "Add a certificate",
    description:
      "Keeps a certificate with its file. While it is valid, the product's page shows it and claims what it proves.",
    access: "products.write",
    status: 201,
    params: idParams,
    multipart: { fields: addCertificateSchema, files: CERTIFICATE_FILE },
    response: certificateSchema,
    limit: "form",
  },
  removeCertificate: {
    call: "DELETE /admin/certificates/{id}",
    summary: "Remove a certificate",
    description: "Takes a certificate from its product, and deletes its file.",
    access: "products.write",
    status: 204,
    params: idParams,
    response: z.undefined(),
    limit: "change",
  },
  getCertificateFile: {
    call: "GET /certificates/{id}/file",
    summary: "Download a certificate",
    description:
      "The file of a certificate, as bytes to be saved, while its product is in the shop.",
    access: "public",
    endedSession: "visitor",
    params: idParams,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/octet-stream",
    limit: "change",
  },
});
