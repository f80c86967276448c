import type { IncomingMessage, ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { hmacSha256, StandInServer, type SignedEvent } from "./stand-in-server.ts";

// A stand-in for WhatsApp's Cloud API on loopback: it accepts messages like Meta, fails on demand, and signs the
// events that Meta would send (https://developers.facebook.com/docs/whatsapp/cloud-api).

export const WHATSAPP_KEYS = {
  phoneNumberId: "106540352242922",
  accessToken: "EAAG-stand-in-token",
  appSecret: "stand-in-app-secret",
  verifyToken: "stand-in-verify-token",
};

/** A message from the shop. */
export interface TakenText {
  /** The id given by Meta. */
  id: string;
  to: string;
  /** The shop's own id. */
  own: string;
  template?: string;
  parameters?: string[];
  text?: string;
}

interface SentBody {
  to: string;
  biz_opaque_callback_data: string;
  text?: { body: string };
  template?: { name: string; components: { parameters: { text: string }[] }[] };
}

/** How the next calls fail: with one of Meta's codes, with a status, without any response, or with a redirect. */
export type WhatsAppFault = { code: number; status?: number } | "silence" | "lost" | "redirect";

export class WhatsAppApi {
  readonly taken: TakenText[] = [];
  fault: WhatsAppFault | undefined;
  /** All calls so far, including failed ones. */
  calls = 0;
  #received = 0;
  readonly #server = new StandInServer((...call) => this.#answer(...call));
  listen = (port?: number): Promise<void> => this.#server.listen(port);
  close = (): Promise<void> => this.#server.close();

  get url(): string {
    return this.#server.url;
  }

  /** The environment variables of a shop that uses it. */
  get env() {
    return {
      WHATSAPP_PHONE_NUMBER_ID: WHATSAPP_KEYS.phoneNumberId,
      WHATSAPP_ACCESS_TOKEN: WHATSAPP_KEYS.accessToken,
      WHATSAPP_APP_SECRET: WHATSAPP_KEYS.appSecret,
      WHATSAPP_VERIFY_TOKEN: WHATSAPP_KEYS.verifyToken,
      WHATSAPP_API_URL: this.url,
    };
  }

  /** A customer's message. `more` replaces its text with content of another type. */
  messageFrom(number: string, text: string, more: Record<string, unknown> = {}): SignedEvent {
    this.#received += 1;
    const from = number.slice(1);
    const message = {
      from,
      id: `wamid.in-${from}-${this.#received}`,
      timestamp: "1795860000",
      type: "text",
      text: { body: text },
      ...more,
    };
    return signedEvent({
      contacts: [{ wa_id: from, profile: { name: "Asha on WhatsApp" } }],
      messages: [message],
    });
  }

  /** An event about a message's status: "sent", "delivered", "read", or "failed" with a code. */
  statusOf({ id, own, to }: TakenText, status: string, code?: number): SignedEvent {
    const errors = code === undefined ? {} : { errors: [{ code, title: "Told by the stand-in" }] };
    const told = { id, status, timestamp: "1795860000", recipient_id: to, ...errors };
    return signedEvent({ statuses: [{ ...told, biz_opaque_callback_data: own }] });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as SentBody;
    this.calls += 1;
    const { fault } = this;
    if (fault === "silence") return;
    if (fault === "redirect") {
      response.writeHead(302, { Location: "/elsewhere" }).end();
      return;
    }
    if (typeof fault === "object") {
      refuse(response, fault.status ?? 400, fault.code);
      return;
    }
    const isOurs = request.headers.authorization === `Bearer ${WHATSAPP_KEYS.accessToken}`;
    const isKnown = request.url?.endsWith(`/${WHATSAPP_KEYS.phoneNumberId}/messages`) ?? false;
    if (!isOurs || !isKnown) {
      refuse(response, isOurs ? 404 : 401, isOurs ? 100 : 190);
      return;
    }
    const id = `wamid.out-${this.taken.length + 1}`;
    const { to, text, template } = body;
    this.taken.push({
      id,
      to,
      own: body.biz_opaque_callback_data,
      ...(text && { text: text.body }),
      ...(template && {
        template: template.name,
        parameters: template.components.flatMap(({ parameters }) =>
          parameters.map((parameter) => parameter.text),
        ),
      }),
    });
    // The message is sent, but the shop does not learn of it.
    if (fault === "lost") {
      response.destroy();
      return;
    }
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ messaging_product: "whatsapp", messages: [{ id }] }));
  }
}

function refuse(response: ServerResponse, status: number, code: number): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  const error = { message: `(#${code}) Refused by the stand-in`, type: "OAuthException", code };
  response.end(JSON.stringify({ error }));
}

/** An event about the shop's number, signed like Meta's. */
export function signedEvent(
  value: Record<string, unknown>,
  phoneNumberId = WHATSAPP_KEYS.phoneNumberId,
): SignedEvent {
  const metadata = { display_phone_number: "911140001000", phone_number_id: phoneNumberId };
  const change = {
    field: "messages",
    value: { messaging_product: "whatsapp", metadata, ...value },
  };
  const body = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [change] }],
  });
  return { body, headers: { "x-hub-signature-256": getSignature(body) } };
}

export const getSignature = (body: string) => `sha256=${hmacSha256(body, WHATSAPP_KEYS.appSecret)}`;
