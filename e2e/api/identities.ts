import { randomUUID } from "node:crypto";
import { UnsecuredJWT } from "jose";
import { givenUser } from "../steps/factories";
import { database } from "../database";
import { readClaims, sign, type Holder } from "../session";

/** Users for the access table, created in the database, with tokens as the server signs them. */

export const IDENTITIES = [
  "anonymous",
  "customer",
  "other customer",
  "admin",
  "revoked",
  "expired",
  "tampered",
  "alg none",
] as const;

export type IdentityName = (typeof IDENTITIES)[number];

export async function givenPerson(role: "user" | "admin" = "user"): Promise<Holder> {
  return givenUser(database(), { role, email: `${role}-${randomUUID()}@example.in` });
}

/** Returns a token with another payload under the same signature. */
function tamper(token: string): string {
  const [header, payload = "", signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, role: "admin" })).toString("base64url");
  return [header, forged, signature].join(".");
}

/** Returns a fresh token of the identity; undefined for an anonymous caller. */
export async function readToken(
  identity: IdentityName,
  { customer, other, admin }: { customer: Holder; other: Holder; admin: Holder },
): Promise<string | undefined> {
  switch (identity) {
    case "anonymous":
      return undefined;
    case "customer":
      return sign(await readClaims(customer));
    case "other customer":
      return sign(await readClaims(other));
    case "admin":
      return sign(await readClaims(admin));
    case "revoked":
      return sign(await readClaims(customer, { revoked: true }));
    case "expired":
      return sign({ ...(await readClaims(customer)), exp: 1_700_000_000 });
    case "tampered":
      return tamper(await sign(await readClaims(customer)));
    case "alg none":
      return new UnsecuredJWT(await readClaims(customer)).setIssuedAt().encode();
  }
}
