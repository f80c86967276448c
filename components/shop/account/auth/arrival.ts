import { SIGN_IN_CODE } from "@/lib/identity/accounts/sign-in/sign-in-code-form";
import { safeNext } from "@/lib/identity/access/return-address";
import type { SignInReason } from "@/lib/base/paths";
import type { SignInError } from "@/lib/base/server-paths";

/** The parameters in the URL of the sign-in page. */
export interface Arrival {
  mode: "login" | "signup";
  /** Where to go after signing in; a path of this shop. */
  next?: string;
  /** The reason why a page requires signing in. */
  reason?: SignInReason;
  error?: SignInError;
  /** Secrets: the tokens of emailed links, a session token, and the code for the provider's response. */
  reset?: string;
  verify?: string;
  invite?: string;
  token?: string;
  code?: string;
}

const REASONS: readonly SignInReason[] = ["none", "expired", "invalid"];
const ERRORS: readonly SignInError[] = [
  "google_cancelled",
  "google_unverified",
  "google_failed",
  "google_deactivated",
];

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((entry) => entry === value);
}

/** Reads the query of the sign-in page; ignores unknown parameters. */
export function readArrival(search: string): Arrival {
  const query = new URLSearchParams(search);
  const { next, token } = consumeToken(query.get("next"));
  const given = query.get("token") ?? token;
  const isCode = given !== undefined && SIGN_IN_CODE.test(given);
  return {
    mode: query.get("mode") === "signup" ? "signup" : "login",
    next,
    reason: oneOf(REASONS, query.get("reason")),
    error: oneOf(ERRORS, query.get("error")),
    reset: query.get("reset") ?? undefined,
    verify: query.get("verify") ?? undefined,
    invite: query.get("invite") ?? undefined,
    ...(isCode ? { code: given } : { token: given }),
  };
}

/** A guarded page that was opened with a token passes the token on inside `next`. */
function consumeToken(given: string | null): { next?: string; token?: string } {
  const next = safeNext(given);
  if (next === undefined) return {};
  const { pathname, searchParams, hash } = new URL(next, "https://shop.invalid");
  const token = searchParams.get("token");
  if (token === null) return { next };
  searchParams.delete("token");
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return { next: safeNext(pathname + query + hash), token };
}

/** Whether the URL needs more than the form: an emailed link, or a sign-in in progress. */
export function bringsSecret({ reset, verify, invite, token, code }: Arrival): boolean {
  return [reset, verify, invite, token, code].some((secret) => secret !== undefined);
}

/** The query that may stay in the address bar, without secrets and one-time messages. */
export function lastingQuery({ mode, next }: Arrival): string {
  const query = new URLSearchParams();
  if (mode === "signup") query.set("mode", mode);
  if (next) query.set("next", next);
  return query.size === 0 ? "" : `?${query}`;
}
