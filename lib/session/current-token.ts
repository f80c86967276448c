import "server-only";
import type { SignedIn } from "./identify";
import { tokenFor } from "./sessions";
import { checkToken } from "./token";

/** The session's token as it stands, or a fresh one where its claims no longer say what the account is. */
export async function currentToken(token: string, { account, session }: SignedIn): Promise<string> {
  const checked = await checkToken(token);
  const fields = ["name", "email", "company", "role"] as const;
  const isCurrent =
    checked.state === "valid" && fields.every((field) => checked.claims[field] === account[field]);
  return isCurrent ? token : tokenFor(account, session.id, session.expiresAt);
}
