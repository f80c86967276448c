import type { offerAdminEndpoints } from "../../../lib/offers/admin-endpoints";
import type { offerEndpoints } from "../../../lib/offers/endpoints";
import { POSTAL_ADDRESS } from "../../steps/postal-address";
import { staffOnly, order, signedIn, unlessEnded, type Rows } from "./shared/all";

const NOTHING = "0199c0de-0000-7000-8000-000000000001";
const path = (remaining = "") => `/offers/${NOTHING}${remaining}`;
const adminPath = (remaining = "") => `/admin/offers/${NOTHING}${remaining}`;

const acceptance = { version: 1, totalAmount: 1, shippingAddress: POSTAL_ADDRESS };

const line = { kind: "custom", name: "Box", quantities: [{ quantity: 100, price: 12 }] };

export const offerRows: Rows<typeof offerEndpoints> = {
  askOffer: {
    multipart: { name: "" },
    expected: { ...unlessEnded(400), customer: 400, admin: 400 },
  },
  listOffers: { expected: signedIn(200) },
  getOffer: { path: path(), expected: order(404) },
  getOfferFile: { path: path(`/files/${NOTHING}`), expected: order(404) },
  getOfferPaper: { path: path("/pdf"), expected: order(404) },
  quoteOffer: { path: path("/quote"), body: { version: 1 }, expected: order(404) },
  writeInOffer: { path: path("/messages"), body: { text: "When?" }, expected: order(404) },
  askOfferChanges: { path: path("/changes"), body: { text: "Larger." }, expected: order(404) },
  declineOffer: { path: path("/decline"), body: { reason: "Too dear." }, expected: order(404) },
  askOfferApproval: { path: path("/approval"), body: acceptance, expected: signedIn(403) },
  acceptOffer: { path: path("/accept"), body: acceptance, expected: order(404) },
};

export const offerAdminRows: Rows<typeof offerAdminEndpoints> = {
  listAllOffers: { expected: staffOnly(200) },
  summariseOffers: { expected: staffOnly(200) },
  readOutcomes: { expected: staffOnly(200) },
  exportOffers: { expected: staffOnly(200) },
  createOffer: { body: { name: "" }, expected: staffOnly(400) },
  getAnyOffer: { path: adminPath(), expected: staffOnly(404) },
  readPriceHelp: { path: adminPath("/price-help"), expected: staffOnly(404) },
  getOfferDraft: { path: adminPath("/draft"), expected: staffOnly(404) },
  getOfferDraftDocument: { path: adminPath("/draft/pdf"), expected: staffOnly(404) },
  editOffer: { path: adminPath(), body: { lines: [line] }, expected: staffOnly(404) },
  addOfferVersion: {
    path: adminPath("/versions"),
    body: { lines: [line] },
    expected: staffOnly(404),
  },
  sendOffer: { path: adminPath("/send"), expected: staffOnly(404) },
  extendOffer: {
    path: adminPath("/extend"),
    body: { validUntil: "2020-01-01" },
    expected: staffOnly(400),
  },
  withdrawOffer: {
    path: adminPath("/withdraw"),
    body: { reason: "A slip." },
    expected: staffOnly(404),
  },
  writeToOffer: { path: adminPath("/messages"), body: { text: "Soon." }, expected: staffOnly(404) },
  acceptOfferByPhone: {
    path: adminPath("/accept"),
    body: { ...acceptance, note: "Asha called." },
    expected: staffOnly(404),
  },
};
