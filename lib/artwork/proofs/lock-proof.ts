import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { VisibleProof } from "@/lib/artwork/require-proof";
import { lockLine, type LockedLine } from "./lock-line";

const PROOF = {
  id: true,
  n: true,
  state: true,
  sha256: true,
  pages: true,
} satisfies Prisma.ProofSelect;

/** A proof, locked with its line and order until the transaction ends. */
export interface LockedProof extends LockedLine {
  proof: Prisma.ProofGetPayload<{ select: typeof PROOF }>;
}

/** @throws AppError invalid_transition once the order was cancelled or has left; proof_superseded for an older proof */
export async function lockProof(
  tx: Transaction,
  { order, proof: { id, orderLineId } }: Pick<VisibleProof, "order" | "proof">,
): Promise<LockedProof> {
  const locked = await lockLine(tx, order.id, orderLineId);
  const proof = await tx.proof.findUniqueOrThrow({ where: { id }, select: PROOF });
  if (proof.state === "superseded") throw superseded();
  return { ...locked, proof };
}

export const superseded = () =>
  new AppError(
    "proof_superseded",
    "This is no longer what will be made. Open the order again and look at its newest proof.",
  );
