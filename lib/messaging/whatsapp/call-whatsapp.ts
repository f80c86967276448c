import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import { env } from "@/lib/base/env";
import { fetchJson, NoAnswer } from "@/lib/base/http/fetch-json";
import { z } from "@/lib/base/input/zod";
import { log } from "@/lib/base/log";

/**
 * The part of WhatsApp's Cloud API that the shop uses
 * (https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages).
 */

const VERSION = "v23.0";
const TIMEOUT_MS = 10_000;
const MAX_ERROR = 200;

export type WhatsAppContent =
  { template: string; parameters: readonly string[] } | { text: string };

/** Result of an attempt. A refusal without `isFinal` may be temporary. */
export type WhatsAppOutcome =
  { providerId: string } | { error: string; code: number | null; isFinal: boolean };

/** More than 24 hours since the customer wrote: only templates are accepted. */
const WINDOW_CLOSED = 131_047;

/** Messages for the owner; other refusals are shown in WhatsApp's own words. */
const ERRORS: Record<number, string> = {
  190: "WHATSAPP_ACCESS_TOKEN is not valid any more",
  131026: "The number does not take WhatsApp messages",
  [WINDOW_CLOSED]: "More than 24 hours since the customer wrote",
  132000: "The template at Meta has another number of parameters",
  132001: "The template is not registered with Meta",
};

/** Rate limits, outages, and settings that the owner can fix: the same message may be accepted later. */
const PASSING = new Set([1, 2, 4, 10, 190, 80007, 130429, 131000, 131016, 131048, 131056, 133004]);

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) });

const errorSchema = z.object({
  code: z.number().int(),
  title: z.string().optional(),
  message: z.string().optional(),
});

export type WhatsAppError = z.output<typeof errorSchema>;

const refusalSchema = z.object({ error: errorSchema });

export function errorText({ code, title, message }: WhatsAppError): string {
  return cutText(`${ERRORS[code] ?? title ?? message ?? "Refused"} (${code})`, MAX_ERROR);
}

/** Sends one message; `id` is returned with its delivery report. Never throws. */
export async function callWhatsApp(message: {
  id: string;
  /** "+919876543210". */
  number: string;
  content: WhatsAppContent;
}): Promise<WhatsAppOutcome> {
  const { WHATSAPP } = env();
  if (!WHATSAPP) return { error: "WhatsApp is switched off", code: null, isFinal: false };
  try {
    const { status, json } = await fetchJson({
      method: "POST",
      url: `${WHATSAPP.apiUrl}/${VERSION}/${WHATSAPP.phoneNumberId}/messages`,
      headers: { Authorization: `Bearer ${WHATSAPP.accessToken}` },
      body: toBody(message),
      timeoutMs: TIMEOUT_MS,
    });
    return toOutcome(status, json);
  } catch (error) {
    const isLate = error instanceof NoAnswer && error.message === "TimeoutError";
    return { error: isLate ? "No answer in time" : "No connection", code: null, isFinal: false };
  }
}

function toOutcome(status: number, json: unknown): WhatsAppOutcome {
  const sent = status >= 200 && status < 300 ? sentSchema.safeParse(json).data : undefined;
  const [first] = sent?.messages ?? [];
  if (first) return { providerId: first.id };
  const refusal = refusalSchema.safeParse(json).data?.error;
  if (status === 401 || refusal?.code === 190) {
    log.error("WhatsApp does not take WHATSAPP_ACCESS_TOKEN");
  }
  const error = refusal ? errorText(refusal) : `Answered ${status}`;
  const code = refusal?.code ?? null;
  const isFinal =
    status >= 400 && status < 500 && status !== 429 && status !== 401 && !isPassing(code);
  return { error, code, isFinal };
}

const isPassing = (code: number | null) => code !== null && PASSING.has(code);

function toBody({ id, number, content }: Parameters<typeof callWhatsApp>[0]) {
  const addressed = {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: number.slice(1),
    biz_opaque_callback_data: id,
  };
  if ("text" in content) return { ...addressed, type: "text", text: { body: content.text } };
  const parameters = content.parameters.map((text) => ({ type: "text", text }));
  return {
    ...addressed,
    type: "template",
    template: {
      name: content.template,
      language: { code: "en" },
      components: [{ type: "body", parameters }],
    },
  };
}
