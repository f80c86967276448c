import type { portalAdminEndpoints } from "../../../lib/documents/einvoicing/portal-endpoints";
import { staffOnly, type Rows } from "./shared/all";

/** The order is under the flat tax, for which there is no e-invoice. */
const EWAYBILL =
  "/admin/orders/KLN-000000-NOTONE/dispatches/0199c0de-0000-7000-8000-000000000001/ewaybill";

export const portalRows: Rows<typeof portalAdminEndpoints> = {
  getEInvoice: { path: "/admin/orders/{order}/einvoice", expected: staffOnly(409) },
  getEWayBill: { path: "/admin/orders/{order}/ewaybill", expected: staffOnly(409) },
  getEWayBills: { path: "/admin/ewaybills?day=2026-11-21", expected: staffOnly(200) },
  checkPortals: { path: "/admin/orders/{order}/portals", expected: staffOnly(200) },
  nameConsignee: {
    path: "/admin/orders/{order}/portals",
    body: { distance: 12 },
    expected: staffOnly(200),
  },
  recordIrn: {
    path: "/admin/orders/KLN-000000-NOTONE/irn",
    body: {
      irn: "0".repeat(64),
      ackNo: "112610000000001",
      ackDate: "2026-11-22",
      signedQr: "a.b.c",
    },
    expected: staffOnly(404),
  },
  cancelIrn: {
    path: "/admin/orders/KLN-000000-NOTONE/irn/cancel",
    body: { reason: "other", remark: "Tried" },
    expected: staffOnly(404),
  },
  makeEWayBill: { path: EWAYBILL, expected: staffOnly(409) },
  changeVehicle: {
    path: EWAYBILL,
    body: { vehicle: "HR26AB1234", place: "Jaipur", reason: "other", remark: "Tried" },
    expected: staffOnly(409),
  },
  cancelEWayBill: {
    path: `${EWAYBILL}/cancel`,
    body: { reason: "other", remark: "Tried" },
    expected: staffOnly(409),
  },
  listEInvoices: { path: "/admin/einvoices?show=late", expected: staffOnly(200) },
  setImsReply: {
    path: "/admin/credit-notes/00000000-0000-4000-8000-000000000000/ims",
    body: { state: "rejected", on: "2026-11-20" },
    expected: staffOnly(404),
  },
  retryEInvoice: {
    path: "/admin/einvoices/00000000-0000-4000-8000-000000000000/retry",
    expected: staffOnly(404),
  },
};
