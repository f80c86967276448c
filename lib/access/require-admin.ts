import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { prisma } from "@/lib/db/client";
import { paths } from "@/lib/paths";
import { sessionCookieName } from "@/lib/session/cookies";
import { identify, type SignedIn } from "@/lib/session/identify";
import { lacksSecondFactor } from "@/lib/two-factor/policy";

/**
 * What every page below /admin asks first, for itself: whether the session still lives and whether
 * its account is an admin now, by the database. Whoever is not leaves as the route guard has it.
 * `next` is the page's own address, to which a sign-in returns. An admin without two-factor
 * authentication is led to where it is set up when the shop asks it of its admins.
 */
export async function requireAdmin(next: string): Promise<SignedIn> {
  const token = (await cookies()).get(sessionCookieName())?.value;
  const identity = await identify(prisma(), token);
  if (identity.state === "visitor") redirect(paths.signIn(next, "none"));
  if (identity.state !== "signed-in") redirect(paths.signIn(next, identity.state));
  if (identity.account.role !== "admin") redirect(paths.accessDenied);
  const setup = paths.admin("2fa");
  if (next !== setup && (await lacksSecondFactor(prisma(), identity.account))) redirect(setup);
  return identity;
}
