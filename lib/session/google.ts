import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import { currentKey } from "@/lib/derived-keys";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { providerCookies } from "./cookies";
import { isGoogleOn } from "./google-enabled";

/**
 * Sign-in with Google, or any OpenID provider named by GOOGLE_ISSUER. next-auth runs the flow (state,
 * nonce, PKCE, the id token's signature); who may sign in is decided by the caller, and no step of it
 * opens a session: a page that a browser can be led to gives nothing away.
 */

const PROVIDER = "google";
const GOOGLE = "https://accounts.google.com";

/** What the provider vouches for. */
export interface ProviderProfile {
  /** Whose word it is; `subject` is unique only there (OpenID Connect Core, section 2). */
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** Where the provider has a picture of the person. */
  picture?: string;
}

/** Answers the path at which a person with this profile goes on. */
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

function profileOf(claims: Claims): ProviderProfile {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: (claims.email ?? "").toLowerCase(),
    emailVerified: claims.email_verified === true,
    name: claims.name ?? claims.email ?? "",
    picture: claims.picture,
  };
}

function optionsFor(admit: Admit): AuthOptions {
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
      // Any path ends next-auth's part before it would open a session of its own.
      signIn: ({ profile }) => admit(profileOf(profile as Claims)),
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

type Cookies = Record<string, string>;

interface Step {
  action: "csrf" | "signin" | "callback";
  method: "GET" | "POST";
  query?: Record<string, string>;
  cookies?: Cookies;
  body?: Record<string, string>;
}

/** What next-auth's handler answered, written down instead of sent. */
class Recorder {
  readonly headers = new Map<string, unknown>();
  body: unknown;

  status(): this {
    return this;
  }
  setHeader(name: string, value: unknown): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }
  getHeader(name: string): unknown {
    return this.headers.get(name.toLowerCase());
  }
  send(body: unknown): void {
    this.body = body;
  }
  json(body: unknown): void {
    this.body = body;
  }
  end(): void {
    this.body = undefined;
  }

  get redirect(): Redirect {
    const location = this.headers.get("location");
    return {
      location: typeof location === "string" ? location : "",
      cookies: [this.headers.get("set-cookie") ?? []].flat() as string[],
    };
  }
}

/** One step of next-auth's own routes, called as the function that it is: its pages stay unmounted. */
async function run(
  { action, method, query = {}, cookies = {}, body = {} }: Step,
  admit: Admit,
): Promise<Recorder> {
  const nextauth = action === "csrf" ? [action] : [action, PROVIDER];
  const request = { query: { ...query, nextauth }, method, cookies, body, headers: {} };
  const recorder = new Recorder();
  const response = recorder as unknown as NextApiResponse;
  await NextAuth(request as unknown as NextApiRequest, response, optionsFor(admit));
  return recorder;
}

const nobody = (): Promise<string> =>
  Promise.reject(new Error("Nobody signs in before the provider has answered."));

/** The name and value of a Set-Cookie line, as the browser would send them back. */
function sentBack(line: string): [string, string] {
  const [pair = ""] = line.split(";");
  const [name = "", ...value] = pair.split("=");
  return [name, decodeURIComponent(value.join("="))];
}

/** Sends the browser to the provider, with the cookies that the way back is checked against. */
export async function startGoogle(): Promise<Redirect> {
  const csrf = await run({ action: "csrf", method: "GET" }, nobody);
  const { csrfToken } = csrf.body as { csrfToken: string };
  const started = await run(
    {
      action: "signin",
      method: "POST",
      cookies: Object.fromEntries(csrf.redirect.cookies.map(sentBack)),
      body: { csrfToken, callbackUrl: env().APP_URL },
    },
    nobody,
  );
  return started.redirect;
}

/** Takes the browser's return from the provider. */
export async function finishGoogle(
  query: Record<string, string>,
  cookies: Cookies,
  admit: Admit,
): Promise<Redirect> {
  return (await run({ action: "callback", method: "GET", query, cookies }, admit)).redirect;
}
