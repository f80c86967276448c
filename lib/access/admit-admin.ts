import "server-only";
import type { Db } from "@/lib/db/client";
import { paths } from "@/lib/paths";
import { identify, type SignedIn } from "@/lib/session/identify";
import { lacksSecondFactor } from "@/lib/settings/second-factor-policy";

/** Either who it is, or where they are led instead. */
export type AdminAdmission = { identity: SignedIn } | { redirect: string };

/**
 * Who may open an admin page: a living session of an admin by the database, where the shop asks it of
 * its admins with two-factor authentication on. `next` is the page's own address, to which a sign-in
 * returns; the tab where two-factor is set up stays open to an admin who has to do just that.
 */
export async function admitAdmin(
  db: Db,
  token: string | undefined,
  next: string,
): Promise<AdminAdmission> {
  const identity = await identify(db, token);
  if (identity.state === "visitor") return { redirect: paths.signIn(next, "none") };
  if (identity.state !== "signed-in") return { redirect: paths.signIn(next, identity.state) };
  if (identity.account.role !== "admin") return { redirect: paths.accessDenied };
  // Where the first thing to do is asked for.
  if (identity.account.mustChangePassword) return { redirect: paths.dashboard() };
  const setup = paths.admin("2fa");
  if (next !== setup && (await lacksSecondFactor(db, identity.account))) return { redirect: setup };
  return { identity };
}
