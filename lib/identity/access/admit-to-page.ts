import "server-only";
import type { Db } from "@/lib/db/client";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { asksSecondFactor, can } from "@/lib/base/permissions";
import { identify, type SignedIn } from "@/lib/session/identify";
import { lacksSecondFactor } from "@/lib/shop/settings/second-factor-policy";
import { pagePermission } from "./pages";

/** Either who it is, or where they are led instead. */
export type Admission = { identity: SignedIn } | { redirect: string };

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
