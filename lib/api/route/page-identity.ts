import "server-only";
import { prisma } from "@/lib/db/client";
import { identify, type Identity } from "@/lib/identity/session/identify";
import { readPageToken } from "@/lib/identity/session/page-token";
import { underPolicy } from "./access";

/** The identity of a visitor of a page without JavaScript, with the rights of a call with `order` access. */
export async function readPageIdentity(): Promise<Identity> {
  const token = await readPageToken();
  return underPolicy(await identify(prisma(), token));
}
