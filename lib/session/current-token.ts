import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { SignedIn } from "./identify";
import { lockSignedIn } from "./lock-signed-in";
import { tokenFor } from "./sessions";
import { checkToken } from "./token";

/**
 * The session's token as it stands, or a fresh one where its claims no longer say what the account is.
 * @throws AppError unauthenticated for a session that was ended while the request was under way
 */
export async function currentToken(
  db: PrismaClient,
  token: string,
  identity: SignedIn,
): Promise<string> {
  const account = await db.$transaction((tx) => lockSignedIn(tx, identity));
  const checked = await checkToken(token);
  const fields = ["name", "email", "company", "role"] as const;
  const isCurrent =
    checked.state === "valid" && fields.every((field) => checked.claims[field] === account[field]);
  const { id, expiresAt } = identity.session;
  return isCurrent ? token : tokenFor(account, id, expiresAt);
}
