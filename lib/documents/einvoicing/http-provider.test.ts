import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { StandInServer } from "@/e2e/support/stand-ins/stand-in-server";
import { log } from "@/lib/base/log";
import type { EInvoice } from "../portal-files/einvoice";
import { HTTP_PROVIDER } from "./http-provider";
import { EInvoiceUnavailable, type PortalBill } from "./provider";

let answer: (response: ServerResponse) => void;
const server = new StandInServer((_, response) => {
  answer(response);
  return Promise.resolve();
});

beforeAll(() => server.listen());
afterAll(() => server.close());

beforeEach(() => {
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  vi.stubEnv("EINVOICE_API_URL", `${server.url}/api`);
  vi.stubEnv("EINVOICE_CLIENT_ID", "client");
  vi.stubEnv("EINVOICE_CLIENT_SECRET", "secret");
});

const sellerGstin = "06AAPFU0939F1ZZ";
const IRN = "a".repeat(64);
const told = { sellerGstin, number: "331001234567", reason: "3", remark: "Wrong" };
const bill = { itemList: [], subSupplyType: 1 } as unknown as PortalBill;
const requested = { sellerGstin, irn: null, number: "KLN/1", bill };

/** Every call of a provider. */
const CALLS: Record<string, () => Promise<unknown>> = {
  register: () =>
    HTTP_PROVIDER.register({ SellerDtls: { Gstin: sellerGstin } } as unknown as EInvoice),
  byDocument: () =>
    HTTP_PROVIDER.byDocument({ sellerGstin, type: "INV", number: "KLN/1", date: "28/11/2026" }),
  cancel: () => HTTP_PROVIDER.cancel({ sellerGstin, irn: IRN, reason: "2", remark: "Wrong" }),
  registerBill: () => HTTP_PROVIDER.registerBill(requested),
  "makeBill by IRN": () => HTTP_PROVIDER.registerBill({ ...requested, irn: IRN }),
  findBill: () => HTTP_PROVIDER.findBill(requested),
  "findBill by IRN": () => HTTP_PROVIDER.findBill({ ...requested, irn: IRN }),
  changeVehicle: () =>
    HTTP_PROVIDER.changeVehicle({
      ...told,
      vehicle: "HR26AB1234",
      place: "Delhi",
      stateCode: "06",
    }),
  cancelBill: () => HTTP_PROVIDER.cancelBill(told),
};

const say = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);
};

const data = (value: unknown) => JSON.stringify({ Status: 1, Data: value });

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  "an error of its server": say(500, data({ Irn: IRN })),
  "no JSON": say(200, "<html>Service Unavailable</html>"),
  "half an answer": say(200, '{"Status":1,"Data":{"Irn":"'),
  nothing: say(200, ""),
  "no status": say(200, JSON.stringify({ Data: { Irn: IRN } })),
  "another status": say(200, JSON.stringify({ Status: "yes", Data: {} })),
  "no data": say(200, data(null)),
  "data of another call": say(200, data({ Anything: 1 })),
  "numbers and days that are none": say(
    200,
    data({
      Irn: IRN,
      CancelDate: "yesterday",
      AckNo: "x",
      AckDt: "soon",
      SignedQRCode: 7,
      EwbNo: "12",
      EwbValidTill: "31/02/2026",
      ewayBillNo: 7,
      validUpto: "later",
    }),
  ),
  "the end of the connection": (response) => response.destroy(),
  "an end within its answer": (response) => {
    response.writeHead(200, { "Content-Length": "100" });
    response.write('{"Status":1', () => response.destroy());
  },
};

describe.each(Object.keys(CALLS))("%s", (name) => {
  it.each(Object.keys(ANSWERS))("rejects %s", async (what) => {
    answer = ANSWERS[what] ?? answer;
    await expect(CALLS[name]?.()).rejects.toBeInstanceOf(EInvoiceUnavailable);
  });
});

it("every call times out after ten seconds", async () => {
  answer = () => undefined;
  const began = performance.now();
  const calls = await Promise.allSettled(Object.values(CALLS).map((call) => call()));
  for (const each of calls)
    expect(each).toMatchObject({ reason: expect.any(EInvoiceUnavailable) as Error });
  expect(performance.now() - began).toBeGreaterThan(9_900);
}, 30_000);
