import { approvalWords } from "./approval-words";

/** Examples of proofs in the OpenAPI document; lib/api checks that each endpoint has its own. */

const ID = {
  line: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a41",
  artwork: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a42",
  proof: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a43",
  pin: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a44",
} as const;

const SENT_AT = "2026-11-21T09:15:00.000Z";
const SHA256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const LINE_NAME = "Corrugated Shipping Box, 12 × 9 × 6 in";

const PIN = {
  _id: ID.pin,
  n: 1,
  page: 1,
  x: 0.42,
  y: 0.18,
  text: "The phone number ends in 5512.",
  by: "Asha Rao",
  party: "customer",
  at: SENT_AT,
  settled: false,
  carriedFrom: null,
} as const;

const WORDS = approvalWords({
  n: 2,
  lineName: LINE_NAME,
  quantity: 200,
  unit: "PAC",
  orderNumber: "KLN-202611-7Q4M2X",
  sha256: SHA256,
});

const PROOF = {
  _id: ID.proof,
  line: ID.line,
  n: 2,
  state: "sent",
  sha256: SHA256,
  name: "box-proof-2.pdf",
  file: `/api/proofs/${ID.proof}/file`,
  pages: [`/api/proofs/${ID.proof}/pages/1`],
  by: "Meera Nair",
  sentAt: SENT_AT,
  pins: [PIN],
  changes: null,
  words: WORDS,
  approval: null,
} as const;

const APPROVED = {
  ...PROOF,
  state: "approved",
  approval: { name: "Asha Rao", at: "2026-11-22T05:30:00.000Z", way: "session", words: WORDS },
} as const;

const LINE = {
  _id: ID.line,
  name: LINE_NAME,
  stage: "checking",
  artwork: {
    _id: ID.artwork,
    name: "rao-foods-box.pdf",
    preflight: "not_checked",
    findings: [],
    picture: null,
  },
} as const;

export const PROOF_EXAMPLES = {
  putLineArtwork: { body: { artwork: ID.artwork }, answer: LINE },
  listOwnArtwork: {
    answer: [{ ...LINE, order: { _id: ID.line, orderId: "KLN-261121-7K4Q9X", status: "Pending" } }],
  },
  listArtwork: {
    answer: [
      {
        ...LINE,
        model: null,
        dieline: {
          width: 612,
          height: 457,
          file: `/api/products/${ID.artwork}/dieline`,
          pdf: `/api/products/${ID.artwork}/dieline?format=pdf`,
        },
        files: [{ ...LINE.artwork, _id: ID.pin, name: "rao-foods-box.ai", isSource: true }],
      },
    ],
  },
  listProofs: { answer: [PROOF] },
  approveProof: { body: { sha256: SHA256, name: "Asha Rao" }, answer: APPROVED },
  approveProofByPhone: {
    body: { way: "phone", note: "Asha Rao called at 11: print it as it is." },
    answer: { ...APPROVED, approval: { ...APPROVED.approval, way: "phone" } },
  },
} as const;
