import "server-only";
import { cookies } from "next/headers";
import { prisma } from "@/lib/db/client";
import { sessionCookieName } from "@/lib/identity/session/cookies";
import { identify, type Identity } from "@/lib/identity/session/identify";
import { underPolicy } from "./access";

/** The identity of a visitor of a page without JavaScript, with the rights of a call with `order` access. */
export async function readPageIdentity(): Promise<Identity> {
  const token = (await cookies()).get(sessionCookieName())?.value;
  return underPolicy(await identify(prisma(), token));
}
