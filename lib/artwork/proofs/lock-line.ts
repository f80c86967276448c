import "server-only";
import { requireStageAfter, type ProofStep } from "@/lib/artwork/stages";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { ProofStage } from "@/lib/db/generated/enums";
import { announce } from "@/lib/messaging/events/announce";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { Refusal } from "@/lib/i18n/refusal";

const LINE = {
  id: true,
  orderId: true,
  name: true,
  quantity: true,
  stage: true,
  artworkId: true,
  toolId: true,
} satisfies Prisma.OrderLineSelect;

type LineRow = Prisma.OrderLineGetPayload<{ select: typeof LINE }>;

/** A printed or made-to-order line, locked with its order until the transaction ends. */
export interface LockedLine {
  order: LockedOrder;
  line: LineRow & { stage: ProofStage };
}

/**
 * Locks the order of a line, so that the second of two concurrent steps waits and sees the first: a proof is approved,
 * or a newer one is sent, never both.
 * @param order `_id` or order number
 * @throws AppError not_found; invalid_transition for a line that needs no proof, and once the order was cancelled or
 * has left
 */
export async function lockLine(tx: Transaction, order: string, line: string): Promise<LockedLine> {
  const locked = await lockOrder(tx, order);
  const row = isUuid(line)
    ? await tx.orderLine.findFirst({ where: { id: line, orderId: locked.id }, select: LINE })
    : null;
  if (!row) throw new AppError("not_found", "There is no such line in this order.");
  const { stage } = row;
  if (!stage) {
    throw new AppError("invalid_transition", "This line is neither printed nor made to order.");
  }
  if (!OPEN_STATUSES.some((open) => open === locked.status)) {
    const { status } = locked;
    throw new Refusal("invalid_transition", (t) =>
      t("The order is {status}. Its artwork and proofs stay as they are.", {
        status: t(status),
      }),
    );
  }
  return { order: locked, line: { ...row, stage } };
}

/**
 * Moves a locked line to its next stage and restarts its reminders.
 * @throws AppError invalid_transition
 */
export async function moveLine(
  tx: Transaction,
  { order, line }: LockedLine,
  step: ProofStep,
  also: Prisma.OrderLineUncheckedUpdateInput = {},
): Promise<ProofStage> {
  const stage = requireStageAfter(line.stage, step);
  await tx.orderLine.update({
    where: { id: line.id },
    data: { ...also, stage, stageSince: order.now, stageReminders: 0 },
    select: { id: true },
  });
  return stage;
}

/** Supersedes the line's proofs that wait for an answer. */
export async function supersedeProofs(tx: Transaction, { line }: LockedLine): Promise<void> {
  const proofs = await tx.proof.updateManyAndReturn({
    where: { orderLineId: line.id, state: { in: ["sent", "changes_asked"] } },
    data: { state: "superseded" },
    select: { id: true },
  });
  await announce(
    tx,
    "proof.changed",
    proofs.map(({ id }) => id),
  );
}
