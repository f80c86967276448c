import { ApiError } from "@/lib/client/api";

/** What to tell about a call that failed: the server's words, else that nobody answered, else `otherwise`. */
export function refusalText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.status === 0) return "The shop cannot be reached. Check your connection and try again.";
  return error.message || otherwise;
}

/** The session is over: the call has forgotten the token by now, and the guard leads on. */
export function endsSession({ code }: ApiError): boolean {
  return code === "unauthenticated";
}

/** No answer, none for now, or too many questions: the token stays (docs/product.md: The guard). */
export function isForNow({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status === 503;
}
