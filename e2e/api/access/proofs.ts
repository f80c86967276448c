import type { proofEndpoints } from "../../../lib/artwork/proofs/endpoints";
import type { toolEndpoints } from "../../../lib/artwork/tools/endpoints";
import type { productionEndpoints } from "../../../lib/fulfilment/production/endpoints";
import type { artworkEndpoints } from "../../../lib/artwork/uploads/endpoints";
import { staffOnly, order, signedIn, unlessEnded, type Rows } from "./shared/all";

const NOTHING = "0199c0de-0000-7000-8000-000000000001";

export const artworkRows: Rows<typeof artworkEndpoints> = {
  startArtwork: {
    body: { name: "" },
    expected: { ...unlessEnded(400), customer: 400, admin: 400 },
  },
  putArtworkPart: { path: `/artworks/${NOTHING}/parts/1`, body: {}, expected: order(404) },
  completeArtwork: {
    path: `/artworks/${NOTHING}/complete`,
    body: { sha256: "0".repeat(64) },
    expected: order(404),
  },
  getArtwork: { path: `/artworks/${NOTHING}`, expected: order(404) },
  getArtworkFile: { path: `/artworks/${NOTHING}/file`, expected: order(404) },
  getArtworkPicture: { path: `/artworks/${NOTHING}/picture`, expected: order(404) },
  takeBackArtwork: { path: `/artworks/${NOTHING}`, expected: order(404) },
};

export const proofRows: Rows<typeof proofEndpoints> = {
  // The order's only line is not printed.
  putLineArtwork: {
    path: `/orders/{order}/lines/${NOTHING}/artwork`,
    body: { artwork: NOTHING },
    expected: order(404),
  },
  listOwnArtwork: { expected: signedIn(200) },
  listArtwork: { path: "/orders/{order}/artwork", expected: order(200) },
  listProofs: { path: "/orders/{order}/proofs", expected: order(200) },
  sendProof: {
    path: `/admin/orders/{order}/lines/${NOTHING}/proofs`,
    multipart: {},
    expected: staffOnly(400),
  },
  previewProof: {
    path: `/admin/orders/{order}/lines/${NOTHING}/proofs/preview`,
    multipart: {},
    expected: staffOnly(400),
  },
  getJobTicket: {
    path: `/admin/orders/{order}/lines/${NOTHING}/job-ticket`,
    expected: staffOnly(404),
  },
  getProofFile: { path: "/proofs/{proof}/file", expected: order(404) },
  getProofPage: { path: "/proofs/{proof}/pages/1", expected: order(404) },
  pinProof: {
    path: "/proofs/{proof}/pins",
    body: { page: 1, x: 0.5, y: 0.5, text: "Larger, please." },
    expected: order(200),
  },
  settlePin: {
    path: `/proofs/{proof}/pins/${NOTHING}`,
    body: { settled: true },
    expected: order(404),
  },
  askChanges: {
    path: "/proofs/{proof}/changes",
    body: { text: "Larger, please." },
    expected: { ...order(200), admin: 403 },
  },
  approveProof: {
    path: "/proofs/{proof}/approve",
    body: { sha256: "0".repeat(64), name: "Asha Verma" },
    expected: { ...order(200), admin: 403 },
  },
  approveProofByPhone: {
    path: "/admin/proofs/{proof}/approve",
    body: { way: "phone", note: "Asha called." },
    expected: staffOnly(200),
  },
};

export const toolRows: Rows<typeof toolEndpoints> = {
  listTools: { expected: staffOnly(200) },
  createTool: { body: { number: "" }, expected: staffOnly(400) },
  updateTool: { path: `/admin/tools/${NOTHING}`, body: { size: "A4" }, expected: staffOnly(404) },
};

export const productionRows: Rows<typeof productionEndpoints> = {
  listProduction: { expected: staffOnly(200) },
  moveJob: {
    path: `/admin/production/${NOTHING}`,
    body: { step: "printing" },
    expected: staffOnly(404),
  },
};
