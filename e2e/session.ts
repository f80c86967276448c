import { hkdfSync } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { SignJWT } from "jose";
import type { User } from "../lib/db/generated/client";
import { givenSession } from "./steps/factories";
import { originAt } from "./support/origin-at";
import { database } from "./database";

/** Creates sessions in the database, with tokens as the server signs them. */

const HOUR_SECONDS = 3600;
const ORIGIN = originAt(process.env.E2E_PORT);

export type Holder = Pick<User, "id" | "name" | "email" | "company" | "role">;

async function signingKey(): Promise<Uint8Array> {
  const file = path.join(process.env.E2E_DATA_DIR ?? "", "auth-secret");
  const secret = (await readFile(file, "utf8")).trim();
  return new Uint8Array(hkdfSync("sha256", secret, "", "session-token", 32));
}

/** Creates a session and returns the claims of its token. */
export async function readClaims(
  { id, name, email, company, role }: Holder,
  { revoked = false } = {},
) {
  const session = { userId: id, revokedAt: revoked ? new Date() : null };
  const { id: sid } = await givenSession(database(), session);
  const exp = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  return { sub: id, name, email, company, role, sid, exp };
}

export async function sign(claims: object): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ORIGIN)
    .setAudience(`${ORIGIN}/api`)
    .setIssuedAt()
    .sign(await signingKey());
}
