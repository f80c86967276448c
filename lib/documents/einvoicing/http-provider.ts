import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import { env } from "@/lib/base/env";
import { askJson, NoAnswer, type JsonCall } from "@/lib/base/http/ask-json";
import { z } from "@/lib/base/input/zod";
import { log } from "@/lib/base/log";
import { toPortalAnswer, type PortalAnswer } from "../portal-files/portal-answer";
import {
  EInvoiceDuplicate,
  EInvoiceRefused,
  EInvoiceUnavailable,
  type EInvoiceProvider,
} from "./provider";

const TIMEOUT_MS = 10_000;
const MAX_TEXT = 300;

/** The portal's envelope, which providers pass on: `Data` of a success, or why there is none. */
const envelopeSchema = z.object({
  Status: z.coerce.number(),
  Data: z.unknown(),
  ErrorDetails: z
    .array(z.object({ ErrorCode: z.coerce.string(), ErrorMessage: z.string() }))
    .nullish(),
  InfoDtls: z.array(z.object({ InfCd: z.string() })).nullish(),
});

type Envelope = z.output<typeof envelopeSchema>;

/** The portal's error for a document that has an IRN. */
const DUPLICATE = "2150";

type Call = Pick<JsonCall, "method" | "body"> & {
  /** Below the address of the API. */
  path: string;
  gstin: string;
};

async function ask({ method, path, gstin, body }: Call): Promise<PortalAnswer> {
  const envelope = await send({ method, path, gstin, ...(body === undefined ? {} : { body }) });
  if (envelope.Status !== 1) throw refusal(envelope);
  const answer = toPortalAnswer(envelope.Data);
  if (answer) return answer;
  throw new EInvoiceUnavailable("The provider answered what cannot be read.");
}

function refusal({ ErrorDetails, InfoDtls }: Envelope): Error {
  const errors = ErrorDetails ?? [];
  const isDuplicate =
    errors.some(({ ErrorCode }) => ErrorCode === DUPLICATE) ||
    (InfoDtls ?? []).some(({ InfCd }) => InfCd === "DUPIRN");
  if (isDuplicate) return new EInvoiceDuplicate("The document is registered already.");
  const told = errors.map(({ ErrorCode, ErrorMessage }) => `${ErrorCode}: ${ErrorMessage}`);
  return new EInvoiceRefused(cutText(told.join("; "), MAX_TEXT) || "The portal gave no reason.");
}

async function send({ method, path, gstin, body }: Call): Promise<Envelope> {
  const { EINVOICE } = env();
  if (!EINVOICE) throw new EInvoiceUnavailable("No provider of e-invoices is configured.");
  const { apiUrl, clientId, clientSecret } = EINVOICE;
  const headers = { client_id: clientId, client_secret: clientSecret, gstin };
  const answer = await askJson({
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

/**
 * A provider that passes the portal's own calls on as JSON over HTTP (EINVOICE_API_URL and its keys): `POST /Invoice`
 * and `GET /Invoice/irnbydocdetails`.
 */
export const HTTP_PROVIDER: EInvoiceProvider = {
  register: (invoice) =>
    ask({
      method: "POST",
      path: "/Invoice",
      body: invoice,
      gstin: invoice.SellerDtls.Gstin ?? "",
    }),
  byDocument: ({ sellerGstin, type, number, date }) => {
    const query = new URLSearchParams({ doctype: type, docnum: number, docdate: date });
    return ask({
      method: "GET",
      path: `/Invoice/irnbydocdetails?${query}`,
      gstin: sellerGstin,
    });
  },
};
