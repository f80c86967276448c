import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import { toActor } from "@/lib/audit/record";
import { recordDenial } from "@/lib/audit/record-refusal";
import { clientAddress } from "@/lib/http/client-address";
import type { PrismaClient } from "@/lib/db/generated/client";
import { identify } from "@/lib/identity/session/identify";

const LONGEST_PATH = 200;

/**
 * Records that a visitor was turned away from a page: an account without the permission, or a request with a token that
 * this shop never issued. `path` is the page's path without its query. Never throws.
 */
export async function recordDeniedPage(
  db: PrismaClient,
  { token, path, headers }: { token: string | undefined; path: string; headers: Headers },
): Promise<void> {
  const denial = {
    place: "pages",
    path: cutText(path, LONGEST_PATH),
    ipAddress: clientAddress(headers),
  };
  const identity = await identify(db, token).catch(() => undefined);
  if (identity?.state === "invalid") {
    const reason = `was refused the page ${denial.path}: the token is not one of this shop's`;
    await recordDenial(db, { ...denial, reason });
  }
  if (identity?.state === "signed-in") {
    const reason = `was refused the page ${denial.path}, which is for admins`;
    await recordDenial(db, { ...denial, reason, actor: toActor(identity.account) });
  }
}
