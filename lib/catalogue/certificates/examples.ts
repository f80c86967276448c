import type { certificateEndpoints } from "@/lib/catalogue/certificates/endpoints";
import type { Examples } from "@/lib/base/examples/example";

export const ID = "0199c0de-0000-7000-8000-0000000000c1";

export const SAID = {
  kind: "fsc",
  name: "FSC Chain of Custody",
  number: "SGS-COC-012345",
  issuedOn: "2026-01-15",
  validUntil: "2031-01-14",
} as const;

export const CERTIFICATE = { _id: ID, ...SAID, url: `/api/certificates/${ID}/file` } as const;

export const certificateExamples: Examples<
  typeof certificateEndpoints,
  "listCertificates" | "addCertificate"
> = {
  listCertificates: { answer: [CERTIFICATE] },
  addCertificate: { body: SAID, answer: CERTIFICATE },
};
