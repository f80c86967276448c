import { ApiError } from "@/lib/client/api";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";

/**
 * The text for a failed call: the server's message, else that the shop is unreachable, else `otherwise`,
 * which is already translated.
 */
export function refusalText(error: unknown, otherwise: string, t: Translate = inEnglish): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.status === 0)
    return t("The shop cannot be reached. Check your connection and try again.");
  return error.message ? translateMessage(t, error.message) : otherwise;
}

/** Whether the session has ended: the call has removed the token, and the guard redirects. */
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
