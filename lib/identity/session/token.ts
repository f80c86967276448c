import "server-only";
import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "@/lib/base/input/zod";
import { acceptedKeys, currentKey } from "@/lib/base/secrets/secrets";
import { env } from "@/lib/base/env";
import { Role } from "@/lib/db/generated/enums";

/**
 * The signed session token: the same text is in the cookie and, as `kln_token`, in the browser's storage. The client
 * can read its claims; only the signature makes them valid.
 */

const claimsSchema = z.object({
  sub: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  role: z.enum(Role),
  /** This shop's public address. With the audience, it refuses a token of another shop that has the same secret. */
  iss: z.string(),
  aud: z.string(),
  /** For the pages: the account has a password to set before anything else. */
  mustChangePassword: z.literal(true).optional(),
  /** The session row's id; the token is valid only while the row is. */
  sid: z.uuid(),
  iat: z.number(),
  /** Seconds since 1970. */
  exp: z.number(),
});

export type TokenClaims = Readonly<z.output<typeof claimsSchema>>;

const ALGORITHM = "HS256";

export type CheckedToken =
  { state: "valid"; claims: TokenClaims } | { state: "expired" } | { state: "invalid" };

const issuer = () => env().APP_URL;
const audience = () => `${env().APP_URL}/api`;

export async function signToken(claims: Omit<TokenClaims, "iat" | "iss" | "aud">): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(issuer())
    .setAudience(audience())
    .setIssuedAt()
    .sign(currentKey("session-token"));
}

/** jose's error codes for a token that we signed but that has expired or is meant for elsewhere. */
const OUTLIVED = ["ERR_JWT_EXPIRED", "ERR_JWT_CLAIM_VALIDATION_FAILED"];

/**
 * Claims of valid tokens by digest, as a cache: every request of a session brings the same token, and within a process,
 * whose keys and address do not change, only time can invalidate it.
 */
const known = new LRUCache<string, TokenClaims>({ max: 1000 });

/** Checks signature, algorithm, shape and expiry, but not that the session is still valid. */
export async function checkToken(token: string): Promise<CheckedToken> {
  const digest = createHash("sha256").update(token).digest("base64url");
  const claims = known.get(digest);
  if (claims) return isOver(claims) ? { state: "expired" } : { state: "valid", claims };
  const checked = await verify(token);
  if (checked.state === "valid") known.set(digest, checked.claims);
  return checked;
}

/** Same comparison as jose: in whole seconds. */
const isOver = ({ exp }: TokenClaims) => exp <= Math.floor(Date.now() / 1000);

async function verify(token: string): Promise<CheckedToken> {
  let expired = false;
  for (const key of acceptedKeys("session-token")) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: issuer(),
        audience: audience(),
      });
      const claims = claimsSchema.safeParse(payload);
      return claims.success ? { state: "valid", claims: claims.data } : { state: "invalid" };
    } catch (error) {
      expired ||= OUTLIVED.includes(String((error as { code?: unknown }).code));
    }
  }
  return { state: expired ? "expired" : "invalid" };
}
