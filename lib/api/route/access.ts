import "server-only";
import type { NextRequest } from "next/server";
import { ignoresSession, findKeyScope, type Endpoint } from "@/lib/api/endpoint";
import { clientAddress } from "@/lib/http/client-address";
import { isSameSecret } from "@/lib/base/secrets/same-secret";
import { prisma } from "@/lib/db/client";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { requiresSecondFactor, can, type Permission } from "@/lib/base/permissions";
import {
  endedSessionCookie,
  sessionCookieName,
  XSRF_COOKIE,
  XSRF_HEADER,
  matchesXsrfValue,
} from "@/lib/identity/session/cookies";
import { identifyKey, isApiKey, type KeyCaller } from "@/lib/identity/session/api-key";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { unauthenticated } from "@/lib/identity/session/unauthenticated";
import {
  identify,
  may,
  type Identity,
  type SessionIdentity,
  type SignedIn,
} from "@/lib/identity/session/identify";
import { lacksSecondFactor } from "@/lib/shop/settings/second-factor-policy";
import { noteDenial } from "./note-denial";

/** The session token or API key of a request and how it was sent. A bearer token takes precedence over the cookie. */
export interface Credentials {
  via: "bearer" | "cookie" | "none";
  token?: string;
}

export interface Admission {
  identity: Identity;
  credentials: Credentials;
}

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * Decides, by the access that the endpoint declares, whether a request may pass, and who sends it.
 * @throws AppError unauthenticated, forbidden, csrf
 */
export async function admit(endpoint: Endpoint, request: NextRequest): Promise<Admission> {
  const { access } = endpoint;
  const credentials: Credentials = ignoresSession(endpoint)
    ? { via: "none" }
    : readCredentials(request);
  const identity = await identifyCaller(endpoint, request, credentials);
  try {
    const isHarmless = access === "public" || endpoint.changesNothing;
    refuseForgery(request, identity, isHarmless ? { via: "none" } : credentials);
    if (endpoint.endedSession !== "visitor") refuseEnded(endpoint, request, identity);
    return { identity: await admitted(endpoint, identity), credentials };
  } catch (error) {
    await noteDenial(endpoint, error, { identity, ipAddress: clientAddress(request.headers) });
    throw error;
  }
}

/**
 * Returns who sent the credentials. An API key counts only as a bearer.
 * @throws AppError unauthenticated for a key that does not exist, was deleted or has expired
 */
async function identifyCaller(
  endpoint: Endpoint,
  request: NextRequest,
  { via, token }: Credentials,
): Promise<Identity> {
  if (via !== "bearer" || !isApiKey(token)) return identify(prisma(), token);
  const caller = await identifyKey(prisma(), token);
  if (caller) return caller;
  const message = "This API key does not exist, has expired or was deleted.";
  const refusal = new AppError("unauthenticated", message);
  const ipAddress = clientAddress(request.headers);
  await noteDenial(endpoint, refusal, { identity: { state: "invalid" }, ipAddress });
  throw refusal;
}

/**
 * Returns who the caller is to this endpoint. A page that reads the endpoint's answer as it opens asks it, too.
 * @throws AppError unauthenticated, forbidden, password_change_required
 */
export async function admitted(endpoint: Endpoint, identity: Identity): Promise<Identity> {
  const { access } = endpoint;
  if (!endpoint.beforeNewPassword) refuseFirstPassword(identity);
  if (identity.state === "key") return admittedKey(endpoint, identity);
  if (access === "order") return underPolicy(identity);
  if (access === "public" || access === "guest") return identity;
  requireSession(identity);
  await requirePermission(identity, access);
  return identity;
}

/** Public endpoints ignore keys, and answer them like any caller. */
function admittedKey(endpoint: Endpoint, caller: KeyCaller): Identity {
  if (endpoint.access === "public") return { state: "visitor" };
  const scope = findKeyScope(endpoint);
  if (!scope) throw new AppError("forbidden", "API keys cannot make this call.");
  if (may(caller, scope)) return caller;
  throw new AppError("forbidden", `This API key lacks the permission ${scope}.`);
}

export function readCredentials(request: NextRequest): Credentials {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer) return { via: "bearer", token: bearer };
  const cookie = request.cookies.get(sessionCookieName())?.value;
  return cookie ? { via: "cookie", token: cookie } : { via: "none" };
}

/**
 * Refuses a session that is no longer valid wherever an account could matter. With a cookie every such call is
 * refused, and the cookie stays: if the first refusal removed it, the next call would be a visitor's, and an order
 * would become a guest's.
 */
function refuseEnded(endpoint: Endpoint, request: NextRequest, identity: Identity): void {
  if (identity.state !== "expired" && identity.state !== "invalid") return;
  const { token, via } = readCredentials(request);
  const isCookies = request.cookies.get(sessionCookieName())?.value === token;
  const takesCookie = isCookies && (via === "bearer" || endpoint.dropsEndedCookie);
  throw unauthenticated(identity.state, takesCookie ? { "Set-Cookie": endedSessionCookie() } : {});
}

/** Throws the guard's text for a caller who is not signed in. */
function requireSession(identity: SessionIdentity): asserts identity is SignedIn {
  if (identity.state === "signed-in") return;
  throw unauthenticated(identity.state === "visitor" ? "none" : identity.state);
}

/** Others may have seen a generated password, so it only allows changing the password. */
function refuseFirstPassword(identity: Identity): void {
  if (identity.state !== "signed-in" || !identity.account.mustChangePassword) return;
  throw new AppError("password_change_required", guardTexts.firstPassword.description);
}

/** The shop can require two-factor authentication of its staff; until it is set up, no admin call works. */
async function requirePermission(identity: SignedIn, permission: Permission): Promise<void> {
  if (!can(identity.account.role, permission))
    throw new AppError("forbidden", guardTexts.role.description);
  if (requiresSecondFactor(permission) && (await lacksSecondFactor(prisma(), identity.account))) {
    throw new AppError("forbidden", guardTexts.secondFactor.description);
  }
}

/**
 * Treats staff without the required two-factor authentication as a customer where customers may call too: they reach
 * only their own orders.
 */
export async function underPolicy(identity: Identity): Promise<Identity> {
  if (identity.state !== "signed-in") return identity;
  if (!(await lacksSecondFactor(prisma(), identity.account))) return identity;
  return { ...identity, account: { ...identity.account, role: "user" } };
}

/**
 * Prevents other sites from writing in a user's name. A browser sends the cookie by itself, so a write by cookie must
 * repeat a value in a header, which only a page that can read the shop's cookies knows. Any other write is refused
 * only when its Origin is another site.
 */
function refuseForgery(request: NextRequest, identity: Identity, { via }: Credentials): void {
  if (SAFE_METHODS.has(request.method)) return;
  refuseForeignOrigin(request);
  if (via !== "cookie" || identity.state !== "signed-in") return;
  const cookie = request.cookies.get(XSRF_COOKIE)?.value ?? "";
  const header = request.headers.get(XSRF_HEADER) ?? "";
  if (isSameSecret(header, cookie) && matchesXsrfValue(cookie, identity.session.id)) return;
  throw new AppError("csrf", "This request could not be checked. Reload the page and try again.");
}

function refuseForeignOrigin(request: NextRequest): void {
  const origin = request.headers.get("origin");
  if (origin === null) return;
  if (!isOwnOrigin(origin, request.headers.get("host")))
    throw new AppError("forbidden", "Requests from other sites are refused.");
}

/**
 * The shop's own pages come from its public address. A shop without HTTPS can also be reached by other names of its
 * machine; with HTTPS only the public address counts.
 */
function isOwnOrigin(origin: string, host: string | null): boolean {
  const { APP_URL } = env();
  if (origin === APP_URL) return true;
  return APP_URL.startsWith("http:") && host !== null && origin === `http://${host}`;
}
