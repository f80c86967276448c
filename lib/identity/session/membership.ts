import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Membership, SignedIn } from "./identify";

export function notMember(): AppError {
  return new AppError("not_member", "You do not belong to a company here.");
}

/** @throws AppError not_member */
export function requireMembership({ account }: SignedIn): Membership {
  if (account.membership) return account.membership;
  throw notMember();
}

export const forbiddenToRole = () =>
  new AppError("forbidden", "Your role in the company does not allow this. Ask an owner.");
