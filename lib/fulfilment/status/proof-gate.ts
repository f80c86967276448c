import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { may, type Identity } from "@/lib/session/identify";

/** Most lines that the refusal names. */
const MOST_NAMED = 20;

/** The names of the order's lines whose proof nobody has approved yet. */
async function listUnapproved(db: Db, orderId: string): Promise<string[]> {
  const lines = await db.orderLine.findMany({
    where: { orderId, stage: { not: "approved" } },
    orderBy: { position: "asc" },
    take: MOST_NAMED,
    select: { name: true },
  });
  return lines.map(({ name }) => name);
}

/**
 * Keeps an order from production while a printed or custom line is not approved, whoever asks. Returns the names of the
 * lines that an override lets pass.
 * @param override the reason why it begins all the same; the caller has checked that the actor may give one
 * @throws AppError proof_pending, naming the lines
 */
export async function requireApproved(
  db: Db,
  orderId: string,
  override: string | undefined,
): Promise<string[]> {
  const names = await listUnapproved(db, orderId);
  if (names.length === 0 || override) return names;
  const lines = names.join(", ");
  throw new AppError(
    "proof_pending",
    `Production waits for the buyer's approval of: ${lines}. Send a proof, or record an approval by phone.`,
    { fields: { lines } },
  );
}

/** @throws AppError forbidden for a reason to begin without an approval, from staff who may not give one */
export function requireOverrideRight(identity: Identity, override: string | undefined): void {
  if (!override || may(identity, "proofs.write")) return;
  throw new AppError("forbidden", "Only an admin lets an order begin without its approvals.");
}

/** True once the buyer has approved a proof of the order: from then on only the shop cancels it. */
export async function hasApproval(db: Db, orderId: string): Promise<boolean> {
  const approved = await db.orderLine.findFirst({
    where: { orderId, approvedAt: { not: null } },
    select: { id: true },
  });
  return approved !== null;
}
