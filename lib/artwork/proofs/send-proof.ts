import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import type { Transaction } from "@/lib/db/client";
import { newUuid } from "@/lib/db/new-uuid";
import { queueMail } from "@/lib/messaging/email/queue";
import { announce } from "@/lib/messaging/events/announce";
import type { AttachmentType } from "@/lib/files/attachments/attachment-kinds";
import { attachmentName, attachmentType } from "@/lib/files/attachments/check-attachment";
import { currentPrivateStore } from "@/lib/files/private/private-store";
import { refuseVirus } from "@/lib/files/refuse-virus";
import type { UploadedFile } from "@/lib/files/uploads";
import { SHOP } from "@/lib/files/encode-picture";
import { drawPages, shrinkPage } from "../pages/draw-pages";
import { lockLine, moveLine, supersedeProofs, type LockedLine } from "./lock-line";
import { readProof } from "./queries";
import { PROOF_FILE, type ProofAnswer } from "./schemas";

export interface SendProofOptions extends AuditedWrite {
  /** `_id` or order number. */
  order: string;
  /** `_id` of the line. */
  line: string;
  /** Number of the line's tool; undefined leaves it unchanged. */
  tool: string | undefined;
  file: UploadedFile | undefined;
}

/**
 * Sends the buyer a proof of a line. Earlier proofs are superseded; their open pins move to this one. The buyer is
 * mailed.
 * @throws AppError invalid_input without a file, or one that cannot be drawn, or for an unknown tool;
 * unsupported_media_type; unavailable; not_found; invalid_transition for a line that is approved or needs no proof
 */
export async function sendProof(options: SendProofOptions): Promise<ProofAnswer> {
  const { db, order, line, tool, file } = options;
  const { content, name, pages } = await readProofFile(file);
  const id = newUuid();
  const key = `proofs/${id}`;
  const store = currentPrivateStore();
  await store.note(db, key);
  try {
    await store.write(`${key}/file`, content);
    for (const [index, page] of pages.entries()) await store.write(`${key}/${index + 1}.png`, page);
    const sha256 = createHash("sha256").update(content).digest("hex");
    const row = { id, sha256, name, storage: store.kind, key, pages: pages.length };
    return await db.$transaction(async (tx) => {
      const locked = await lockLine(tx, order, line);
      await write(tx, locked, { ...row, toolId: tool && (await findTool(tx, tool)) }, options);
      return readProof(tx, id);
    });
  } catch (error) {
    await store.remove(key);
    throw error;
  }
}

interface ProofFile {
  content: Buffer;
  name: string;
  /** Its pages as PNG. */
  pages: Buffer[];
}

async function readProofFile(file: UploadedFile | undefined): Promise<ProofFile> {
  if (!file) throw refusal("Choose the file of the proof.");
  const content = await readFile(file.path);
  const type = attachmentType(content);
  if (!type) throw new AppError("unsupported_media_type", "Send a PDF, PNG, JPEG or WebP file.");
  await refuseVirus(file.path);
  return { content, name: attachmentName(file.name, type), pages: await draw(file.path, type) };
}

/** The longer side of a preview in pixels. */
const PREVIEW_SIDE = 1000;

/**
 * The pages of a file as the buyer would see them, as picture URLs; nothing is stored or sent.
 * @throws AppError as `sendProof`
 */
export async function previewProof(file: UploadedFile | undefined): Promise<string[]> {
  const { pages } = await readProofFile(file);
  const small = pages.map(async (page) => {
    const picture = await shrinkPage(page, { side: PREVIEW_SIDE, format: "webp", owner: SHOP });
    return `data:image/webp;base64,${picture.toString("base64")}`;
  });
  return Promise.all(small);
}

/** Maximum pages of a proof. */
const MAX_PAGES = 20;

async function draw(path: string, type: AttachmentType): Promise<Buffer[]> {
  try {
    return await drawPages(path, { type, mostPages: MAX_PAGES, owner: SHOP });
  } catch (error) {
    log.info(`A proof could not be drawn: ${String(error)}`);
    throw refusal(
      `This file cannot be drawn: it is damaged, protected, or has more than ${MAX_PAGES} pages.`,
    );
  }
}

const refusal = (message: string) => invalidField(PROOF_FILE.field, message);

async function findTool(tx: Transaction, number: string): Promise<string> {
  const tool = await tx.tool.findUnique({ where: { number }, select: { id: true } });
  if (tool) return tool.id;
  throw invalidField("tool", `There is no tool ${number}. Add it under Tools first.`);
}

interface ProofRow {
  id: string;
  sha256: string;
  name: string;
  storage: string;
  key: string;
  pages: number;
}

async function write(
  tx: Transaction,
  locked: LockedLine,
  { toolId, ...row }: ProofRow & { toolId: string | undefined },
  { actor, ipAddress }: SendProofOptions,
): Promise<void> {
  const { order, line } = locked;
  const last = await tx.proof.findFirst({
    where: { orderLineId: line.id },
    orderBy: { n: "desc" },
    select: { id: true, n: true },
  });
  const n = (last?.n ?? 0) + 1;
  await supersedeProofs(tx, locked);
  await tx.proof.create({
    data: {
      ...row,
      n,
      orderLineId: line.id,
      by: actor.name,
      userId: actor.userId,
      createdAt: order.now,
    },
    select: { id: true },
  });
  await announce(tx, "proof.changed", row.id);
  if (last) await carryPins(tx, last, row);
  await moveLine(tx, locked, "proof", toolId ? { toolId } : {});
  await queueMail(tx, { template: "proof-sent", orderId: order.id });
  await recordAudit(tx, {
    event: "Proof Created",
    actor,
    description: `Proof ${n} of “${line.name}” in order ${order.orderId} was sent`,
    ipAddress,
    details: { order: order.orderId, line: line.id, proof: row.id, sha256: row.sha256 },
  });
}

/** Copies unsettled pins; a pin on a page that no longer exists moves to the last one. */
async function carryPins(
  tx: Transaction,
  last: { id: string; n: number },
  { id: proofId, pages }: ProofRow,
): Promise<void> {
  const open = await tx.proofPin.findMany({
    where: { proofId: last.id, settledAt: null },
    orderBy: { n: "asc" },
  });
  await tx.proofPin.createMany({
    data: open.map(({ page, x, y, text, by, party, userId, carriedFrom, createdAt }, index) => ({
      proofId,
      n: index + 1,
      page: Math.min(page, pages),
      x,
      y,
      text,
      by,
      party,
      userId,
      createdAt,
      carriedFrom: carriedFrom ?? last.n,
    })),
  });
}
