import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { json as jsonOf } from "node:stream/consumers";
import { StandInServer } from "./stand-in-server.ts";

// A stand-in for a provider of e-invoices on loopback, with the Invoice Registration Portal behind it: it signs (RS256),
// knows what it has registered (DUPIRN), refuses and is down on demand.

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
  Status: "ACT";
}

const KEYS = { clientId: "client-of-a-test", clientSecret: "secret-of-a-test" };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export class EInvoicePortal {
  /** How calls fail while set: with a status, or by the portal's refusal. */
  fault: number | { code: string; message: string } | null = null;
  /** True: registers, and then ends the connection without an answer, once. */
  losesAnswer = false;
  /** The calls so far, in order. */
  readonly calls: string[] = [];
  readonly registered = new Map<string, Registration>();
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

const done = (Data: object) => ({ Status: 1, Data, ErrorDetails: null, InfoDtls: null });

const refused = (ErrorCode: string, ErrorMessage: string) => ({
  Status: 0,
  Data: null,
  ErrorDetails: [{ ErrorCode, ErrorMessage }],
  InfoDtls: null,
});
