import "server-only";
import { cookies } from "next/headers";
import { outcomeCookieName, readOutcome, type FormOutcome } from "@/lib/api/forms/form-outcome";
import { underPolicy } from "@/lib/api/route/access";
import { prisma } from "@/lib/db/client";
import { sessionCookieName, XSRF_COOKIE } from "@/lib/session/cookies";
import { identify, type Identity } from "@/lib/session/identify";

/** Who opens a page that is used without JavaScript, and what became of their last form on it. */
export interface PageCaller {
  identity: Identity;
  xsrf: string;
  outcome: FormOutcome | null;
}

export async function readPageCaller(page: string): Promise<PageCaller> {
  const sent = await cookies();
  const identity = await identify(prisma(), sent.get(sessionCookieName())?.value);
  return {
    identity: await underPolicy(identity),
    xsrf: sent.get(XSRF_COOKIE)?.value ?? "",
    outcome: readOutcome(sent.get(outcomeCookieName())?.value, page),
  };
}
