import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { invalidField } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { announce } from "@/lib/messaging/events/announce";
import { type ProofReader, requireBuyer, type VisibleProof } from "@/lib/artwork/require-proof";
import { moveLine } from "./lock-line";
import { lockProof } from "./lock-proof";
import { readProof } from "./queries";
import type { ProofAnswer } from "./schemas";

export interface RequestChangesOptions {
  db: PrismaClient;
  seen: VisibleProof;
  text: string | undefined;
  ipAddress: string;
}

/** @throws AppError forbidden for staff, and for read-only members of a company */
export const requireRequester = (reader: ProofReader): void =>
  requireBuyer(reader, "The buyer asks for changes. Set a pin, or send another proof.");

/**
 * Sends a proof back as the buyer, with a text, open pins, or both. The shop is mailed.
 * @throws AppError forbidden for staff; proof_superseded; invalid_transition; invalid_input without any requested
 * change
 */
export async function requestChanges(options: RequestChangesOptions): Promise<ProofAnswer> {
  const { db, seen, text, ipAddress } = options;
  requireRequester(seen);
  return db.$transaction(async (tx) => {
    const locked = await lockProof(tx, seen);
    const { order, proof } = locked;
    const pins = await tx.proofPin.count({ where: { proofId: proof.id, settledAt: null } });
    if (!text && pins === 0) {
      throw invalidField("text", "Say what to change, or set a pin on the picture.");
    }
    await moveLine(tx, locked, "changes");
    await tx.proof.update({
      where: { id: proof.id },
      data: { state: "changes_asked", ...(text ? { changes: text } : {}) },
      select: { id: true },
    });
    if (proof.state !== "changes_asked") await announce(tx, "proof.changed", proof.id);
    await queueMail(tx, { template: "proof-changes", orderId: order.id });
    await recordAudit(tx, {
      event: "Proof Changes Requested",
      actor: seen.actor,
      description: `Changes of proof ${proof.n} of order ${order.orderId} were asked for`,
      ipAddress,
      details: { order: order.orderId, proof: proof.id, pins },
    });
    return readProof(tx, proof.id);
  });
}
