import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { prisma } from "@/lib/db/client";
import { serverPaths } from "@/lib/base/server-paths";
import { sessionCookieName } from "@/lib/session/cookies";
import type { SignedIn } from "@/lib/session/identify";
import { admitToPage } from "./admit-to-page";
import { recordDeniedPage } from "./record-denied-page";

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
