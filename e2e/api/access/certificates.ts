import { randomUUID } from "node:crypto";
import type { certificateEndpoints } from "../../../lib/catalogue/certificates/endpoints";
import { staffOnly, everybody, type Rows } from "./shared/all";

export const certificateRows: Rows<typeof certificateEndpoints> = {
  listCertificates: { path: "/admin/products/{product}/certificates", expected: staffOnly(200) },
  addCertificate: {
    path: "/admin/products/{product}/certificates",
    multipart: { kind: "fsc", name: "A form without its file", issuedOn: "2026-01-15" },
    expected: staffOnly(400),
  },
  removeCertificate: { path: `/admin/certificates/${randomUUID()}`, expected: staffOnly(404) },
  getCertificateFile: { path: `/certificates/${randomUUID()}/file`, expected: everybody(404) },
};
