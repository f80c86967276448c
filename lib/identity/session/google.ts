import "server-only";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import { currentKey } from "@/lib/base/secrets/secrets";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import { providerCookieOptions, providerCookies } from "./cookies";
import { isGoogleOn } from "./google-enabled";

/**
 * Sign-in with Google, or any OpenID provider named by GOOGLE_ISSUER. next-auth runs the flow (state, nonce, PKCE, the
 * id token's signature). The caller decides who may sign in, and no step of the flow opens a session, so a page that a
 * browser can be led to exposes nothing.
 */

const PROVIDER = "google";
const GOOGLE = "https://accounts.google.com";

/** The claims that the provider vouches for. */
export interface ProviderProfile {
  /** The provider; `subject` is unique only within it (OpenID Connect Core, section 2). */
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The address of the person's picture at the provider. */
  picture?: string;
}

/** Returns the path at which a person with this profile goes on. */
type Admit = (profile: ProviderProfile) => Promise<string>;

/** @throws AppError not_found where the shop has no provider: its addresses do not exist then */
export function requireGoogle(): void {
  if (isGoogleOn()) return;
  throw new AppError("not_found", "There is nothing at this address.");
}

interface Claims {
  iss: string;
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

function toProfile(claims: Claims): ProviderProfile {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: (claims.email ?? "").toLowerCase(),
    emailVerified: claims.email_verified === true,
    name: claims.name ?? claims.email ?? "",
    picture: claims.picture,
  };
}

/** next-auth's options; `admit` decides about each person who comes back from the provider. */
function authOptions(admit: Admit): AuthOptions {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env();
  const issuer = GOOGLE_ISSUER ?? GOOGLE;
  return {
    secret: currentKey("oauth").toString("hex"),
    session: { strategy: "jwt" },
    cookies: providerCookies(),
    providers: [
      {
        id: PROVIDER,
        name: "Google",
        type: "oauth",
        wellKnown: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
        authorization: { params: { scope: "openid email profile" } },
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
        profile: (claims: Claims) => ({ id: claims.sub, name: claims.name, email: claims.email }),
      },
    ],
    callbacks: {
      // Returning a path ends next-auth's part before it would open a session of its own.
      signIn: ({ profile }) => admit(toProfile(profile as Claims)),
    },
    logger: {
      error: (code, metadata) => {
        const { error } = metadata as { error?: Error };
        log.error(`Sign-in with Google: ${code} ${error?.message ?? ""}`);
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

export interface Redirect {
  location: string;
  /** Set-Cookie lines. */
  cookies: string[];
}

/**
 * next-auth's own route handler, mounted only at the addresses of the table in lib/api, without next-auth's pages. It
 * reads the cookies of the current request.
 */
async function nextAuth(request: NextRequest, step: string[], admit: Admit): Promise<Response> {
  const answer: unknown = await NextAuth(
    request,
    { params: { nextauth: step } },
    authOptions(admit),
  );
  return answer as Response;
}

const toRedirect = ({ headers }: Response): Redirect => ({
  location: headers.get("location") ?? "",
  cookies: headers.getSetCookie(),
});

const nobody = (): Promise<string> =>
  Promise.reject(new Error("Nobody signs in before the provider has answered."));

/**
 * Sends the browser to the provider, with the cookies that the callback is checked against. next-auth expects a form
 * with a token and its cookie; both are made here, so that a plain link works.
 */
export async function startGoogle(request: NextRequest): Promise<Redirect> {
  const requested = await nextAuth(request, ["csrf"], nobody);
  const { csrfToken } = (await requested.json()) as { csrfToken: string };
  await storeCookies(requested.headers.getSetCookie());
  // next-auth passes the query on to the provider; ours can hold a session's token.
  const form = new NextRequest(new URL(request.nextUrl.pathname, request.url), {
    method: "POST",
    body: new URLSearchParams({ csrfToken, callbackUrl: env().APP_URL }),
  });
  return toRedirect(await nextAuth(form, ["signin", PROVIDER], nobody));
}

/** Adds cookies that next-auth has set to the current request, as if the browser had sent them. */
async function storeCookies(lines: string[]): Promise<void> {
  const jar = await cookies();
  for (const line of lines) {
    const [pair = ""] = line.split(";");
    const [name = "", ...value] = pair.split("=");
    jar.set(name, decodeURIComponent(value.join("=")), providerCookieOptions());
  }
}

/** Handles the browser's return from the provider. */
export async function finishGoogle(request: NextRequest, admit: Admit): Promise<Redirect> {
  return toRedirect(await nextAuth(request, ["callback", PROVIDER], admit));
}
