import { hkdfSync, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { SignJWT, UnsecuredJWT } from "jose";
import { givenSession, givenUser } from "../../lib/testing/factories";
import { originAt } from "../../lib/testing/origin-at";
import { database } from "../database";

/** People for the access table, made in the database, with tokens as the server would have signed. */

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

interface Person {
  id: string;
  email: string;
}

export async function givenPerson(role: "user" | "admin" = "user"): Promise<Person> {
  return givenUser(database(), { role, email: `${role}-${randomUUID()}@example.in` });
}

async function sessionOf(person: Person, { revoked = false } = {}): Promise<string> {
  const session = { userId: person.id, revokedAt: revoked ? new Date() : null };
  return (await givenSession(database(), session)).id;
}

async function signingKey(): Promise<Uint8Array> {
  const file = path.join(process.env.E2E_DATA_DIR ?? "", "auth-secret");
  const secret = (await readFile(file, "utf8")).trim();
  return new Uint8Array(hkdfSync("sha256", secret, "", "session-token", 32));
}

const HOUR_SECONDS = 3600;
const ORIGIN = originAt(process.env.E2E_PORT);

async function claimsOf(person: Person, role: string, options: { revoked?: boolean } = {}) {
  return {
    sub: person.id,
    name: "Asha Rao",
    email: person.email,
    company: null,
    role,
    sid: await sessionOf(person, options),
    exp: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
  };
}

async function sign(claims: object): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ORIGIN)
    .setAudience(`${ORIGIN}/api`)
    .setIssuedAt()
    .sign(await signingKey());
}

/** Another payload under the signature of the first. */
function tamper(token: string): string {
  const [header, payload = "", signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, role: "admin" })).toString("base64url");
  return [header, forged, signature].join(".");
}

/** A fresh token of somebody who comes with it; undefined for nobody. */
export async function tokenOf(
  identity: IdentityName,
  { customer, other, admin }: { customer: Person; other: Person; admin: Person },
): Promise<string | undefined> {
  switch (identity) {
    case "anonymous":
      return undefined;
    case "customer":
      return sign(await claimsOf(customer, "user"));
    case "other customer":
      return sign(await claimsOf(other, "user"));
    case "admin":
      return sign(await claimsOf(admin, "admin"));
    case "revoked":
      return sign(await claimsOf(customer, "user", { revoked: true }));
    case "expired":
      return sign({ ...(await claimsOf(customer, "user")), exp: 1_700_000_000 });
    case "tampered":
      return tamper(await sign(await claimsOf(customer, "user")));
    case "alg none":
      return new UnsecuredJWT(await claimsOf(customer, "user")).setIssuedAt().encode();
  }
}
