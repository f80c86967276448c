import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import { cutText } from "@/lib/base/text/cut-text";
import { fetchJson, NoAnswer } from "@/lib/base/http/fetch-json";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import { refusalEntity } from "./entities";
import { RazorpayRefused, RazorpayUnavailable } from "./errors";

/** Razorpay gives a webhook handler five seconds to respond, so a call inside one must be shorter. */
const TIMEOUT_MS = 4_000;
const PAUSE_MS = 250;
const MAX_TEXT = 200;

export interface RazorpayCall {
  method: "GET" | "POST";
  /** Path below /v1. */
  path: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** True only when repeating the call has no further effect. */
  isRepeatable: boolean;
}

/**
 * The keys and API address of the shop's account.
 * @throws AppError not_found in a shop without keys
 */
export function razorpayAccount() {
  const { RAZORPAY } = env();
  if (RAZORPAY) return RAZORPAY;
  throw new AppError("not_found", "This shop takes no payments by Razorpay.");
}

/**
 * Calls Razorpay's API; a repeatable call is tried a second time.
 * @throws RazorpayRefused, RazorpayUnavailable; neither contains the keys
 */
export async function callRazorpay<T extends z.ZodType>(
  call: RazorpayCall,
  answer: T,
): Promise<z.output<T>> {
  try {
    return await callOnce(call, answer);
  } catch (error) {
    if (!call.isRepeatable || !(error instanceof RazorpayUnavailable)) throw error;
    await pause(PAUSE_MS);
    return await callOnce(call, answer);
  }
}

async function callOnce<T extends z.ZodType>(call: RazorpayCall, answer: T): Promise<z.output<T>> {
  const { status, json } = await send(call);
  if (status >= 200 && status < 300) {
    const read = answer.safeParse(json);
    if (read.success) return read.data;
    throw new RazorpayUnavailable("answered what cannot be read");
  }
  // 409 means that the same request is still being processed at Razorpay.
  if (status === 409 || status === 429 || status >= 500) {
    throw new RazorpayUnavailable(`answered ${status}`);
  }
  if (status === 401 || status === 403) {
    log.error("Razorpay does not take RAZORPAY_KEY_ID with RAZORPAY_KEY_SECRET");
    throw new RazorpayUnavailable(`answered ${status}`);
  }
  const refusal = refusalEntity.safeParse(json);
  const { code = "", description } = refusal.data?.error ?? {};
  throw new RazorpayRefused(status, cutText(`${code} ${description ?? ""}`.trim(), MAX_TEXT));
}

async function send({ method, path, body, headers }: RazorpayCall) {
  const { keyId, keySecret, apiUrl } = razorpayAccount();
  const authorization = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
  try {
    return await fetchJson({
      method,
      url: `${apiUrl}/v1${path}`,
      headers: { Authorization: `Basic ${authorization}`, ...headers },
      ...(body && { body }),
      timeoutMs: TIMEOUT_MS,
    });
  } catch (error) {
    if (error instanceof NoAnswer) throw new RazorpayUnavailable(error.message);
    throw error;
  }
}
