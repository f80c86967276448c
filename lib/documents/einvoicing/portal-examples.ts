import type { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import type { Examples } from "@/lib/base/examples/example";

const BUYER = "29AAGCB7383J1Z4";

const NUMBER = "KLN/2627-00041";

const REGISTRATION = {
  irn: "a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229",
  ackNo: "112610054433219",
} as const;

const BILL = { number: "331001234567", validUntil: "2026-11-05" } as const;

const CONSIGNEE = {
  file: "einvoice",
  field: "ShipDtls.Gstin",
  words: "The goods go to another address than the bill. Say below whose GSTIN is there.",
} as const;

const TASK = {
  _id: "01979c3e-1d5a-7c3e-9d55-6f1f0c9d2a41",
  order: { _id: "01979c3e-1d5a-7c3e-9d55-6f1f0c9d2a40", orderId: "KLN-261103-7KQ2MX" },
  kind: "invoice",
  number: NUMBER,
  date: "2026-11-03",
  buyer: "Rao Foods",
  total: 63000,
  dueOn: "2026-12-03",
  daysLeft: 5,
} as const;

export const portalAdminExamples: Examples<
  typeof portalAdminEndpoints,
  | "checkPortals"
  | "nameConsignee"
  | "recordIrn"
  | "cancelIrn"
  | "makeEWayBill"
  | "changeVehicle"
  | "cancelEWayBill"
  | "listEInvoices"
  | "setImsReply"
  | "retryEInvoice"
> = {
  checkPortals: {
    answer: { hasProvider: true, consignee: null, distance: null, problems: [CONSIGNEE] },
  },
  nameConsignee: {
    body: { consignee: BUYER, distance: 2150 },
    answer: { hasProvider: true, consignee: BUYER, distance: 2150, problems: [] },
  },
  recordIrn: {
    body: {
      ...REGISTRATION,
      ackDate: "2026-11-03 10:30:00",
      signedQr: "SignedQRCode of the portal",
    },
    answer: { number: NUMBER, ...REGISTRATION, ackDate: "2026-11-03T05:00:00.000Z" },
  },
  cancelIrn: {
    body: { reason: "mistake", remark: "Wrong quantity" },
    answer: {
      number: NUMBER,
      irn: REGISTRATION.irn,
      cancelledAt: "2026-11-03T09:00:00.000Z",
      creditNote: "KLN/2627C00003",
    },
  },
  makeEWayBill: { answer: BILL },
  changeVehicle: {
    body: { vehicle: "HR26AB1234", place: "Jaipur", reason: "breakdown", remark: "Engine failed" },
    answer: BILL,
  },
  cancelEWayBill: { body: { reason: "order_cancelled", remark: "Not sent" } },
  listEInvoices: {
    answer: {
      hasProvider: true,
      count: 1,
      invoices: [
        {
          ...TASK,
          state: "waiting",
          error: "The provider answered 503.",
          nextTryAt: "2026-11-28T06:30:00.000Z",
        },
      ],
    },
  },
  setImsReply: {
    body: { state: "rejected", on: "2026-11-20" },
    answer: { number: "KLN/2627C00003", state: "rejected", on: "2026-11-20" },
  },
  retryEInvoice: { answer: { ...TASK, state: "registered", error: null, nextTryAt: null } },
};
