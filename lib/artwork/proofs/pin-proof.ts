import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { PrismaClient } from "@/lib/db/generated/client";
import { requireWriter, type VisibleProof } from "@/lib/artwork/require-proof";
import { Refusal } from "@/lib/i18n/refusal";
import { lockProof } from "./lock-proof";
import { readProof } from "./queries";
import { MAX_PINS, type NewPin, type ProofAnswer } from "./schemas";

export interface PinProofOptions {
  db: PrismaClient;
  seen: VisibleProof;
  pin: NewPin;
  ipAddress: string;
}

/**
 * Pins a comment to a place on a proof, as buyer or shop.
 * @throws AppError forbidden, proof_superseded, invalid_transition; invalid_input for a page outside the proof
 */
export async function pinProof({
  db,
  seen,
  pin,
  ipAddress,
}: PinProofOptions): Promise<ProofAnswer> {
  requireWriter(seen);
  return db.$transaction(async (tx) => {
    const { order, proof } = await lockProof(tx, seen);
    if (proof.state === "approved") {
      throw new AppError("invalid_transition", "This proof is approved. It takes no more pins.");
    }
    if (pin.page > proof.pages) {
      const count = proof.pages;
      throw new Refusal(
        "invalid_input",
        (t) =>
          count === 1
            ? t("This proof has one page.")
            : t("This proof has {count} pages.", { count }),
        { at: "page" },
      );
    }
    const last = await tx.proofPin.findFirst({
      where: { proofId: proof.id },
      orderBy: { n: "desc" },
      select: { n: true },
    });
    const n = (last?.n ?? 0) + 1;
    if (n > MAX_PINS) {
      throw new Refusal("invalid_transition", (t) =>
        t("A proof takes at most {count} pins.", { count: MAX_PINS }),
      );
    }
    const { actor, name: by, party } = seen;
    await tx.proofPin.create({
      data: {
        ...pin,
        proofId: proof.id,
        n,
        by,
        party,
        userId: actor.userId,
        createdAt: order.now,
      },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Proof Pin Created",
      actor,
      description: `A pin was set on proof ${proof.n} of order ${order.orderId}`,
      ipAddress,
      details: { order: order.orderId, proof: proof.id, pin: n },
    });
    return readProof(tx, proof.id);
  });
}

export interface SettlePinOptions extends Omit<PinProofOptions, "pin"> {
  pin: string;
  settled: boolean;
}

/**
 * Marks a pin as settled, or reopens it.
 * @throws AppError forbidden, proof_superseded, invalid_transition; not_found for a pin of another proof
 */
export async function settlePin(options: SettlePinOptions): Promise<ProofAnswer> {
  const { db, seen, pin: id, settled, ipAddress } = options;
  requireWriter(seen);
  return db.$transaction(async (tx) => {
    const { order, proof } = await lockProof(tx, seen);
    const pin = isUuid(id)
      ? await tx.proofPin.findFirst({
          where: { id, proofId: proof.id },
          select: { n: true, settledAt: true },
        })
      : null;
    if (!pin) throw new AppError("not_found", "There is no such pin on this proof.");
    if ((pin.settledAt !== null) === settled) return readProof(tx, proof.id);
    await tx.proofPin.update({
      where: { id },
      data: { settledAt: settled ? order.now : null },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Proof Pin Updated",
      actor: seen.actor,
      description: `Pin ${pin.n} on proof ${proof.n} of order ${order.orderId} was ${settled ? "settled" : "opened again"}`,
      ipAddress,
      details: { order: order.orderId, proof: proof.id, pin: pin.n },
    });
    return readProof(tx, proof.id);
  });
}
