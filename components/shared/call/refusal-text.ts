import { ApiError } from "@/lib/client/api";
import { inEnglish, type Say } from "@/lib/i18n/say";
import { sayMessage } from "@/lib/i18n/say-message";

/** The text for a failed call: the server's message, else that nobody answered, else `otherwise`, which is said already. */
export function refusalText(error: unknown, otherwise: string, say: Say = inEnglish): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.status === 0)
    return say("The shop cannot be reached. Check your connection and try again.");
  return error.message ? sayMessage(say, error.message) : otherwise;
}

/** Whether the session is over: the call has removed the token already, and the guard redirects. */
export function endsSession({ code }: ApiError): boolean {
  return code === "unauthenticated";
}

/**
 * Whether the failure is temporary: a network failure, an outage or a rate limit. The token stays
 * (docs/product.md: The guard).
 */
export function isForNow({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status === 503;
}
