import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { columnDay } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { ApprovalWay } from "@/lib/db/generated/enums";
import { queueMail } from "@/lib/messaging/email/queue";
import { announce } from "@/lib/messaging/events/announce";
import { type ProofReader, requireBuyer, type VisibleProof } from "@/lib/artwork/require-proof";
import { storeItems } from "@/lib/orders/items/store-items";
import { expectedArrival } from "@/lib/shop/delivery/delivery-promise";
import { toDestination } from "@/lib/shop/gst/pin-states";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { expectedDispatch } from "@/lib/shop/working-time/calendar";
import { moveLine } from "./lock-line";
import { lockProof, superseded } from "./lock-proof";
import { readProof } from "./queries";
import type { ApproveByPhoneRequest, ApproveProofRequest, ProofAnswer } from "./schemas";

export interface ApproveProofOptions {
  db: PrismaClient;
  seen: VisibleProof;
  request: ApproveProofRequest;
  ipAddress: string;
}

/** @throws AppError forbidden for staff, and for read-only members of a company */
export const requireApprover = (reader: ProofReader): void =>
  requireBuyer(
    reader,
    "The buyer alone approves a proof. Record their call if they approved it by phone.",
  );

/**
 * Approves a proof as the buyer: an append-only row stores the approved file, the words, the person, time, address and
 * means. Approving the same file again changes nothing.
 * @throws AppError forbidden for staff; proof_superseded for another file or an older proof; invalid_transition
 */
export async function approveProof(options: ApproveProofOptions): Promise<ProofAnswer> {
  const { seen, request, ...rest } = options;
  requireApprover(seen);
  return approve({ ...rest, ...request, seen, way: seen.way, actor: seen.actor });
}

export interface ApproveByPhoneOptions extends AuditedWrite {
  seen: VisibleProof;
  request: ApproveByPhoneRequest;
}

/**
 * Records a buyer's approval of the newest proof by phone.
 * @throws AppError proof_superseded for an older proof; invalid_transition
 */
export async function approveByPhone(options: ApproveByPhoneOptions): Promise<ProofAnswer> {
  const { request, seen, ...rest } = options;
  const { way, note, name = seen.order.customerName } = request;
  return approve({ ...rest, seen, way, note, name });
}

interface Approving extends AuditedWrite {
  seen: VisibleProof;
  way: ApprovalWay;
  /** The approving person. */
  name: string;
  /** SHA-256 of the file shown to the buyer; omitted for an approval by phone, which uses the proof's. */
  sha256?: string;
  note?: string;
}

async function approve({ db, seen, ...approving }: Approving): Promise<ProofAnswer> {
  return db.$transaction(async (tx) => {
    const locked = await lockProof(tx, seen);
    const { order, line, proof } = locked;
    const { sha256 = proof.sha256, way, name, note, actor, ipAddress } = approving;
    if (sha256 !== proof.sha256) throw superseded();
    const { words, approval: earlier } = await readProof(tx, proof.id);
    if (earlier) return readProof(tx, proof.id);
    const { now: at } = order;
    const { id: approvalId } = await tx.proofApproval.create({
      data: {
        proofId: proof.id,
        sha256,
        words,
        name,
        at,
        way,
        ipAddress,
        note: note ?? null,
        userId: actor.userId,
      },
      select: { id: true },
    });
    await moveLine(tx, locked, "approval", { approvedAt: at, approvalId });
    await tx.proof.update({
      where: { id: proof.id },
      data: { state: "approved" },
      select: { id: true },
    });
    await announce(tx, "proof.changed", proof.id);
    await storeItems(tx, { id: line.id });
    // Days in the shop's calendar.
    const today = new Date();
    if (line.toolId) await noteUse(tx, line.toolId, today);
    await setDispatch(tx, order.id, today);
    await queueMail(
      tx,
      { template: "proof-approved", orderId: order.id },
      { template: "proof-approved-shop", orderId: order.id },
    );
    await recordAudit(tx, {
      event: "Proof Approved",
      actor,
      description: `Proof ${proof.n} of “${line.name}” in order ${order.orderId} was approved${way === "phone" ? " by phone" : ""}`,
      ipAddress,
      details: {
        order: order.orderId,
        proof: proof.id,
        sha256,
        name,
        way,
        ...(note ? { note } : {}),
      },
    });
    return readProof(tx, proof.id);
  });
}

async function noteUse(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.tool.update({
    where: { id },
    data: { lastUsedOn: columnDay(at) },
    select: { id: true },
  });
}

/**
 * Sets the days of dispatch and arrival once, with the last approval of an order, from the current settings and the
 * longest lead time of its lines. A call-off order leaves when called off.
 */
async function setDispatch(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      dispatchBy: true,
      kept: true,
      state: true,
      zipCode: true,
      lines: { select: { stage: true, leadDays: true, product: { select: { leadDays: true } } } },
    },
  });
  const { dispatchBy, kept, lines, ...place } = order;
  const isOpen = lines.some(({ stage }) => stage !== null && stage !== "approved");
  if (dispatchBy || isOpen || kept) return;
  const settings = await readShopSettings(tx);
  const leadTimes = lines.map(({ leadDays, product }) => leadDays ?? product?.leadDays ?? null);
  const arrival = expectedArrival(settings, { ...toDestination(place), at, leadTimes });
  await tx.order.update({
    where: { id: orderId },
    data: {
      dispatchBy: new Date(expectedDispatch(settings, at, leadTimes)),
      deliverBy: arrival && new Date(arrival.latest),
    },
    select: { id: true },
  });
}
