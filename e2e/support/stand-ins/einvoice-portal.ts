import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { json as jsonOf } from "node:stream/consumers";
import { StandInServer } from "./stand-in-server.ts";

// A stand-in for an e-invoice provider on loopback, including the Invoice Registration Portal: it signs (RS256),
// rejects duplicates (DUPIRN), and refuses or is down on demand.

interface Invoice {
  DocDtls: { No: string; Typ: string; Dt: string };
  SellerDtls: { Gstin: string };
  BuyerDtls: { Gstin: string };
  ItemList: unknown[];
  ValDtls: { TotInvVal: number };
}

interface Registration {
  AckNo: number;
  AckDt: string;
  Irn: string;
  SignedInvoice: string;
  SignedQRCode: string;
  Status: "ACT" | "CNL";
}

interface Bill {
  number: number;
  vehicle: string;
  until: string;
  isByIrn: boolean;
  isCancelled: boolean;
}

const KEYS = { clientId: "client-of-a-test", clientSecret: "secret-of-a-test" };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export class EInvoicePortal {
  /** Makes calls fail while set: with a status, or with the portal's refusal. */
  fault: number | { code: string; message: string } | null = null;
  /** Once registers a document and closes the connection without a response. */
  losesAnswer = false;
  /** The calls so far, in order. */
  readonly calls: string[] = [];
  readonly registered = new Map<string, Registration>();
  /** E-way bills by IRN, or by the number of their document. */
  readonly bills = new Map<string, Bill>();
  readonly #keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  readonly #server = new StandInServer(async (request, response) => {
    const answer = await this.#answer(request);
    if (answer === null) {
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });

  listen = (): Promise<void> => this.#server.listen();
  close = (): Promise<void> => this.#server.close();

  /** The environment variables of a shop that uses this provider. */
  get env() {
    return {
      EINVOICE_API_URL: `${this.#server.url}/api`,
      EINVOICE_CLIENT_ID: KEYS.clientId,
      EINVOICE_CLIENT_SECRET: KEYS.clientSecret,
    };
  }

  /** For the setting `einvoiceKeys`. */
  get publicKey(): string {
    return this.#keys.publicKey.export({ type: "spki", format: "pem" }).toString();
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown } | null> {
    const { method = "", url = "", headers } = request;
    this.calls.push(`${method} ${url}`);
    const { clientId, clientSecret } = KEYS;
    if (headers["client_id"] !== clientId || headers["client_secret"] !== clientSecret) {
      return { status: 401, body: refused("1005", "Invalid client") };
    }
    if (typeof this.fault === "number") return { status: this.fault, body: {} };
    const { pathname, searchParams } = new URL(url, "http://portal");
    if (method === "GET" && pathname === "/api/Invoice/irnbydocdetails") {
      const found = this.registered.get(searchParams.get("docnum") ?? "");
      return { status: 200, body: found ? done(found) : refused("2148", "No such document") };
    }
    if (pathname === "/api/Invoice/Cancel") return this.#cancel(request);
    if (pathname.startsWith("/api/ewa")) return this.#answerBill(request, pathname, searchParams);
    const invoice = (await jsonOf(request)) as Invoice;
    if (this.fault) return { status: 200, body: refused(this.fault.code, this.fault.message) };
    const known = this.registered.get(invoice.DocDtls.No);
    if (known) {
      const info = [{ InfCd: "DUPIRN", Desc: { Irn: known.Irn } }];
      return { status: 200, body: { ...refused("2150", "Duplicate IRN"), InfoDtls: info } };
    }
    const registration = this.#register(invoice);
    this.registered.set(invoice.DocDtls.No, registration);
    if (!this.losesAnswer) return { status: 200, body: done(registration) };
    this.losesAnswer = false;
    return null;
  }

  /** Handles the e-way bill system: by an IRN below /ewaybill, and its own actions. */
  async #answerBill(
    request: IncomingMessage,
    pathname: string,
    query: URLSearchParams,
  ): Promise<{ status: number; body: unknown } | null> {
    if (this.fault && typeof this.fault !== "number") {
      return { status: 200, body: refused(this.fault.code, this.fault.message) };
    }
    if (request.method === "GET") {
      const key = pathname.split("/ewaybill/irn/")[1] ?? query.get("docNo") ?? "";
      const bill = this.bills.get(key);
      return { status: 200, body: bill ? done(billAnswer(bill)) : refused("325", "No bill") };
    }
    const body = (await jsonOf(request)) as Record<string, unknown>;
    const answer = pathname === "/api/ewaybill" ? this.#billOfIrn(body) : this.#act(body);
    if (!this.losesAnswer) return { status: 200, body: answer };
    this.losesAnswer = false;
    return null;
  }

  #billOfIrn({ Irn, VehNo, ...body }: Record<string, unknown>) {
    const isThere = [...this.registered.values()].some((each) => each.Irn === Irn);
    if (!isThere) return refused("2148", "No such IRN");
    if (typeof VehNo !== "string" || body.TransMode !== "1") return refused("4011", "No vehicle");
    return this.#makeBill(String(Irn), VehNo, "4002");
  }

  #act({ action, data }: Record<string, unknown>) {
    const requested = data as Record<string, string | number>;
    if (action === "GENEWAYBILL") {
      const isWhole =
        typeof requested.actFromStateCode === "number" && requested.transactionType === 1;
      if (!isWhole) return refused("201", "Invalid JSON");
      return this.#makeBill(String(requested.docNo), String(requested.vehicleNo), "604");
    }
    const entry = [...this.bills].find(([, { number }]) => number === requested.ewbNo);
    if (!entry) return refused("301", "Invalid eway bill number");
    const [key, bill] = entry;
    if (action === "VEHEWB") {
      this.bills.set(key, {
        ...bill,
        vehicle: String(requested.vehicleNo),
        until: "02/12/2026 11:59:00 PM",
      });
      return done({ vehUpdDate: "28/11/2026 01:00:00 PM", validUpto: "02/12/2026 11:59:00 PM" });
    }
    if (action !== "CANEWB") return refused("238", "Invalid action");
    if (bill.isCancelled) return refused("312", "This eway bill is already cancelled");
    this.bills.set(key, { ...bill, isCancelled: true });
    return done({ ewayBillNo: String(requested.ewbNo), cancelDate: "28/11/2026 01:30:00 PM" });
  }

  #makeBill(key: string, vehicle: string, duplicate: string) {
    if (this.bills.has(key)) return refused(duplicate, "EwayBill is already generated");
    const number = 331_001_234_567 + this.bills.size;
    const isByIrn = duplicate === "4002";
    const until = isByIrn ? "2026-11-30 23:59:00" : "30/11/2026 11:59:00 PM";
    const bill = { number, vehicle, until, isByIrn, isCancelled: false };
    this.bills.set(key, bill);
    return done(billAnswer(bill));
  }

  async #cancel(request: IncomingMessage): Promise<{ status: number; body: unknown } | null> {
    const { Irn, CnlRsn, CnlRem } = (await jsonOf(request)) as Record<string, string>;
    if (this.fault && typeof this.fault !== "number") {
      return { status: 200, body: refused(this.fault.code, this.fault.message) };
    }
    if (!/^[1-4]$/.test(CnlRsn ?? "") || !CnlRem || CnlRem.length > 100) {
      return { status: 200, body: refused("5002", "CnlRsn or CnlRem is wrong") };
    }
    const found = [...this.registered.values()].find((each) => each.Irn === Irn);
    if (!found) return { status: 200, body: refused("2230", "No such IRN") };
    if (found.Status === "CNL") {
      return { status: 200, body: refused("9999", "Invoice is not active") };
    }
    found.Status = "CNL";
    if (!this.losesAnswer) {
      return { status: 200, body: done({ Irn, CancelDate: "2026-11-28 12:00:00" }) };
    }
    this.losesAnswer = false;
    return null;
  }

  #register({ DocDtls, SellerDtls, BuyerDtls, ItemList, ValDtls }: Invoice): Registration {
    const { No: DocNo, Typ: DocTyp, Dt: DocDt } = DocDtls;
    const Irn = createHash("sha256").update(`${SellerDtls.Gstin}${DocTyp}${DocNo}`).digest("hex");
    const data = JSON.stringify({
      SellerGstin: SellerDtls.Gstin,
      BuyerGstin: BuyerDtls.Gstin,
      DocNo,
      DocTyp,
      DocDt,
      TotInvVal: ValDtls.TotInvVal,
      ItemCnt: ItemList.length,
      Irn,
    });
    const text = `${part({ alg: "RS256", typ: "JWT" })}.${part({ data, iss: "NIC" })}`;
    const signature = sign("RSA-SHA256", Buffer.from(text), this.#keys.privateKey);
    return {
      AckNo: 112610054433219 + this.registered.size,
      AckDt: "2026-11-28 10:30:00",
      Irn,
      SignedInvoice: "not.read.here",
      SignedQRCode: `${text}.${signature.toString("base64url")}`,
      Status: "ACT",
    };
  }
}

const billAnswer = ({ number, until, isByIrn }: Bill) =>
  isByIrn
    ? { EwbNo: number, EwbDt: "2026-11-28 12:00:00", EwbValidTill: until }
    : { ewayBillNo: String(number), ewayBillDate: "28/11/2026 12:00:00 PM", validUpto: until };

const done = (Data: object) => ({ Status: 1, Data, ErrorDetails: null, InfoDtls: null });

const refused = (ErrorCode: string, ErrorMessage: string) => ({
  Status: 0,
  Data: null,
  ErrorDetails: [{ ErrorCode, ErrorMessage }],
  InfoDtls: null,
});
