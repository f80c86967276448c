import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { prisma, type Db } from "@/lib/db/client";
import { serverPaths } from "@/lib/base/server-paths";
import { type SignedIn, identify } from "@/lib/identity/session/identify";
import { readPageToken } from "@/lib/identity/session/page-token";
import { paths } from "@/lib/base/paths";
import { requiresSecondFactor, can } from "@/lib/base/permissions";
import { lacksSecondFactor } from "@/lib/shop/settings/second-factor-policy";
import { recordDeniedPage } from "./record-denied-page";
import { pagePermission } from "./pages";

/**
 * Every page below /admin calls this first. It checks in the database that the session is still valid and that its
 * account now has the permission that lib/identity/access/pages.ts names for this address. Otherwise it redirects as
 * the route guard does. `next` is the page's own address, with its tab.
 */
export async function requireAdmission(next: string): Promise<SignedIn> {
  const token = await readPageToken();
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

/** Either the signed-in account, or the address to redirect to. */
type Admission = { identity: SignedIn } | { redirect: string };

/**
 * Decides who may open a page that needs a permission: a valid session of an account whose role has the permission in
 * the database, with two-factor authentication on where the shop requires it. `next` is the page's own address, to
 * which a sign-in returns. The two-factor setup tab stays open to accounts that still have to set it up.
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
  // A page missing from the table is open to nobody.
  if (!permission || !can(identity.account.role, permission))
    return { redirect: serverPaths.accessDenied };
  // The dashboard is where the password is changed.
  if (identity.account.mustChangePassword) return { redirect: paths.dashboard() };
  if (requiresSecondFactor(permission) && (await lacksSecondFactor(db, identity.account)))
    return { redirect: paths.admin("2fa") };
  return { identity };
}
