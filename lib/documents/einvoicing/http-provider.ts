import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import { env } from "@/lib/base/env";
import { fetchJson, NoAnswer, type JsonCall } from "@/lib/base/http/fetch-json";
import { z } from "@/lib/base/input/zod";
import { log } from "@/lib/base/log";
import { recordIrnSchema, toMoment } from "../portal-files/schemas";
import { toPortalAnswer, type PortalAnswer } from "../portal-files/portal-answer";
import {
  EInvoiceDuplicate,
  EInvoiceRefused,
  EInvoiceUnavailable,
  type EInvoiceProvider,
  type RegisteredBill,
  type PortalBill,
} from "./provider";

const TIMEOUT_MS = 10_000;
const MAX_TEXT = 300;

/** The portal's envelope, as providers pass it on: `Data` of a success, or the errors. */
const envelopeSchema = z.object({
  Status: z.coerce.number(),
  Data: z.unknown(),
  ErrorDetails: z
    .array(z.object({ ErrorCode: z.coerce.string(), ErrorMessage: z.string() }))
    .nullish(),
  InfoDtls: z.array(z.object({ InfCd: z.string() })).nullish(),
});

type Envelope = z.output<typeof envelopeSchema>;

/** The portals' errors for an operation already done, by call. */
const DONE_BEFORE = {
  irn: "2150",
  cancelledIrn: "9999",
  billOfIrn: "4002",
  bill: "604",
  cancelledBill: "312",
} as const;

type DoneBefore = (typeof DONE_BEFORE)[keyof typeof DONE_BEFORE];

type Call = Pick<JsonCall, "method" | "body"> & {
  /** Path below the API's address. */
  path: string;
  gstin: string;
  /** The portal's error for an operation already done. */
  doneBefore?: DoneBefore;
};

async function request(call: Call): Promise<PortalAnswer> {
  return requireReadable(toPortalAnswer(await fetchData(call)));
}

/** Data of a successful call. */
async function fetchData(call: Call): Promise<unknown> {
  const envelope = await send(call);
  if (envelope.Status === 1) return envelope.Data;
  throw refusal(envelope, call.doneBefore);
}

function requireReadable<T>(answer: T | null | undefined): T {
  if (answer !== null && answer !== undefined) return answer;
  throw new EInvoiceUnavailable("The provider answered what cannot be read.");
}

const cancelledSchema = z.object({
  Irn: z.string(),
  CancelDate: recordIrnSchema.shape.ackDate.transform(toMoment),
});

function refusal({ ErrorDetails, InfoDtls }: Envelope, doneBefore?: DoneBefore): Error {
  const errors = ErrorDetails ?? [];
  const isDuplicate =
    errors.some(({ ErrorCode }) => ErrorCode === doneBefore) ||
    (InfoDtls ?? []).some(({ InfCd }) => InfCd === "DUPIRN");
  if (isDuplicate) return new EInvoiceDuplicate("The portal did this before.");
  const messages = errors.map(({ ErrorCode, ErrorMessage }) => `${ErrorCode}: ${ErrorMessage}`);
  return new EInvoiceRefused(
    cutText(messages.join("; "), MAX_TEXT) || "The portal gave no reason.",
  );
}

async function send({ method, path, gstin, body }: Call): Promise<Envelope> {
  const { EINVOICE } = env();
  if (!EINVOICE) throw new EInvoiceUnavailable("No provider of e-invoices is configured.");
  const { apiUrl, clientId, clientSecret } = EINVOICE;
  const headers = { client_id: clientId, client_secret: clientSecret, gstin };
  const answer = await fetchJson({
    method,
    url: `${apiUrl}${path}`,
    headers,
    timeoutMs: TIMEOUT_MS,
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    throw new EInvoiceUnavailable(`The provider does not answer (${error.message}).`);
  });
  if (answer.status === 401 || answer.status === 403) {
    log.error("The provider of e-invoices does not take EINVOICE_CLIENT_ID with its secret");
  }
  const envelope = envelopeSchema.safeParse(answer.json);
  if (answer.status < 500 && envelope.success) return envelope.data;
  throw new EInvoiceUnavailable(`The provider answered ${answer.status}.`);
}

/** The portals write dates with the day first or last. */
const DAY = /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d)\/(\d\d)\/(\d{4})) /;

/** Returns "2026-11-30" of the portal's "30/11/2026 11:59:00 PM" or "2026-11-30 23:59:00"; null for anything else. */
function toDay(messages: string): string | null {
  const [, year, month, day, otherDay, otherMonth, otherYear] = DAY.exec(messages) ?? [];
  const named = [year ?? otherYear, month ?? otherMonth, day ?? otherDay].join("-");
  return z.iso.date().safeParse(named).data ?? null;
}

const ewbNumber = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{12}$/));

const billSchema = z.union([
  z
    .object({ EwbNo: ewbNumber, EwbValidTill: z.string() })
    .transform(({ EwbNo, EwbValidTill }) => ({ number: EwbNo, until: EwbValidTill })),
  z
    .object({ ewayBillNo: ewbNumber, validUpto: z.string() })
    .transform(({ ewayBillNo, validUpto }) => ({ number: ewayBillNo, until: validUpto })),
]);

function toBill(data: unknown): RegisteredBill {
  const { number, until } = requireReadable(billSchema.safeParse(data).data);
  return { number, validUntil: requireReadable(toDay(until)) };
}

const vehicleSchema = z.object({ validUpto: z.string() });
const cancelledBillSchema = z.object({ ewayBillNo: ewbNumber });

/** Calls the e-way bill system. */
const requestBills = (
  gstin: string,
  body: { action: string; data: object },
  doneBefore?: DoneBefore,
): Promise<unknown> =>
  fetchData({ method: "POST", path: "/ewayapi", gstin, body, ...(doneBefore && { doneBefore }) });

/** The members of the bulk file under the call's names, with codes as strings. */
function toCall(bill: PortalBill): object {
  const { actualFromStateCode, actualToStateCode, transType, OthValue, TotNonAdvolVal } = bill;
  const same = Object.entries(bill).filter(([name]) => !BULK_FILE_ONLY.includes(name));
  return {
    ...Object.fromEntries(same),
    subSupplyType: String(bill.subSupplyType),
    actFromStateCode: actualFromStateCode,
    actToStateCode: actualToStateCode,
    transactionType: transType,
    otherValue: OthValue,
    cessNonAdvolValue: TotNonAdvolVal,
    transMode: String(bill.transMode ?? 1),
    transDistance: String(bill.transDistance),
    itemList: bill.itemList.map((item) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => name !== "itemNo")),
    ),
  };
}

/** Members that only the bulk file has, or has under another name. */
const BULK_FILE_ONLY = [
  "userGstin",
  "mainHsnCode",
  "actualFromStateCode",
  "actualToStateCode",
  "transType",
  "OthValue",
  "TotNonAdvolVal",
];

/**
 * A provider that passes the portal's own calls on as JSON over HTTP (EINVOICE_API_URL and its keys): `POST /Invoice`,
 * `GET /Invoice/irnbydocdetails` and `POST /Invoice/Cancel`; of e-way bills `POST /ewaybill` and `GET /ewaybill/irn/…`
 * by an IRN, and `POST /ewayapi` with the portal's actions.
 */
export const HTTP_PROVIDER: EInvoiceProvider = {
  register: (invoice) =>
    request({
      method: "POST",
      path: "/Invoice",
      doneBefore: DONE_BEFORE.irn,
      body: invoice,
      gstin: invoice.SellerDtls.Gstin ?? "",
    }),
  byDocument: ({ sellerGstin, type, number, date }) => {
    const query = new URLSearchParams({ doctype: type, docnum: number, docdate: date });
    return request({
      method: "GET",
      path: `/Invoice/irnbydocdetails?${query}`,
      gstin: sellerGstin,
    });
  },
  cancel: async ({ sellerGstin: gstin, irn, reason, remark }) => {
    const body = { Irn: irn, CnlRsn: reason, CnlRem: remark };
    const data = await fetchData({
      method: "POST",
      path: "/Invoice/Cancel",
      gstin,
      body,
      doneBefore: DONE_BEFORE.cancelledIrn,
    });
    const { CancelDate, Irn } = requireReadable(cancelledSchema.safeParse(data).data);
    return requireReadable(Irn === irn ? CancelDate : null);
  },
  registerBill: async ({ sellerGstin: gstin, irn, bill }) => {
    if (irn === null)
      return toBill(
        await requestBills(gstin, { action: "GENEWAYBILL", data: toCall(bill) }, DONE_BEFORE.bill),
      );
    const body = {
      Irn: irn,
      Distance: bill.transDistance,
      TransMode: String(bill.transMode ?? 1),
      TransId: bill.transporterId,
      TransName: bill.transporterName,
      VehNo: bill.vehicleNo,
      VehType: bill.vehicleType,
    };
    return toBill(
      await fetchData({
        method: "POST",
        path: "/ewaybill",
        gstin,
        body,
        doneBefore: DONE_BEFORE.billOfIrn,
      }),
    );
  },
  findBill: async ({ sellerGstin: gstin, irn, number }) => {
    const query = new URLSearchParams({ docType: "INV", docNo: number });
    const byNumber = `/ewayapi/GetEwayBillGeneratedByConsigner?${query}`;
    const path = irn === null ? byNumber : `/ewaybill/irn/${irn}`;
    return toBill(await fetchData({ method: "GET", path, gstin }));
  },
  changeVehicle: async ({ sellerGstin, number, vehicle, place, stateCode, reason, remark }) => {
    const data = {
      ewbNo: Number(number),
      vehicleNo: vehicle,
      fromPlace: place,
      fromState: Number(stateCode),
      reasonCode: reason,
      reasonRem: remark,
      transMode: "1",
    };
    const messages = await requestBills(sellerGstin, { action: "VEHEWB", data });
    return requireReadable(
      toDay(requireReadable(vehicleSchema.safeParse(messages).data).validUpto),
    );
  },
  cancelBill: async ({ sellerGstin, number, reason, remark }) => {
    const data = { ewbNo: Number(number), cancelRsnCode: Number(reason), cancelRmrk: remark };
    const body = { action: "CANEWB", data };
    const messages = await requestBills(sellerGstin, body, DONE_BEFORE.cancelledBill);
    const { ewayBillNo } = requireReadable(cancelledBillSchema.safeParse(messages).data);
    requireReadable(ewayBillNo === number ? number : null);
  },
};
