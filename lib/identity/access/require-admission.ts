import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { prisma, type Db } from "@/lib/db/client";
import { serverPaths } from "@/lib/base/server-paths";
import { sessionCookieName } from "@/lib/session/cookies";
import { type SignedIn, identify } from "@/lib/session/identify";
import { recordDeniedPage } from "./record-denied-page";
import { paths } from "@/lib/base/paths";
import { asksSecondFactor, can } from "@/lib/base/permissions";
import { lacksSecondFactor } from "@/lib/shop/settings/second-factor-policy";
import { pagePermission } from "./pages";

/**
 * What every page below /admin asks first, for itself: whether the session still lives and whether its
 * account now has the permission that lib/identity/access/pages.ts names for this address, by the database. Whoever
 * may not stay leaves as the route guard has it. `next` is the page's own address, with its tab.
 */
export async function requireAdmission(next: string): Promise<SignedIn> {
  const token = (await cookies()).get(sessionCookieName())?.value;
  const admission = await admitToPage(prisma(), token, next);
  if ("redirect" in admission) {
    if (admission.redirect === serverPaths.accessDenied) {
      const path = next.split("?")[0] ?? next;
      await recordDeniedPage(prisma(), { token, path, headers: await headers() });
    }
    redirect(admission.redirect);
  }
  return admission.identity;
}

/** Either who it is, or where they are led instead. */
type Admission = { identity: SignedIn } | { redirect: string };

/**
 * Who may open a page that needs a permission: a living session of an account whose role has it by the
 * database, where the shop asks it with two-factor authentication on. `next` is the page's own address,
 * to which a sign-in returns; the tab where two-factor is set up stays open to whoever has to do just that.
 */
export async function admitToPage(
  db: Db,
  token: string | undefined,
  next: string,
): Promise<Admission> {
  const identity = await identify(db, token);
  if (identity.state === "visitor") return { redirect: paths.signIn(next, "none") };
  if (identity.state !== "signed-in") return { redirect: paths.signIn(next, identity.state) };
  const permission = pagePermission(next);
  // A page that asks and has no row is nobody's.
  if (!permission || !can(identity.account.role, permission))
    return { redirect: serverPaths.accessDenied };
  // Where the first thing to do is asked for.
  if (identity.account.mustChangePassword) return { redirect: paths.dashboard() };
  if (asksSecondFactor(permission) && (await lacksSecondFactor(db, identity.account)))
    return { redirect: paths.admin("2fa") };
  return { identity };
}
