import "server-only";
import { longMoment } from "@/lib/base/dates";
import { AppError } from "@/lib/base/errors";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { bindKey, madeBefore, orderRequest } from "@/lib/db/idempotency";
import { queueMail } from "@/lib/messaging/email/queue";
import { checkAttachment, type CheckedFile } from "@/lib/files/attachments/check-attachment";
import { storeAttachment } from "@/lib/files/attachments/stored-attachment";
import type { UploadedFile } from "@/lib/files/uploads";
import { findLastArrival } from "@/lib/orders/arrival";
import { lockOrder } from "@/lib/orders/lock-order";
import type { Order } from "@/lib/orders/order";
import { deadlinesFrom } from "@/lib/shop/content/deadlines";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { Refusal } from "@/lib/i18n/refusal";
import { readSoldLines, reportedRefusal } from "../read-sold-lines";
import type { ClaimForm } from "./schemas";

export interface ReportClaimOptions extends AuditedWrite {
  /** The caller has checked that the actor may see this order. */
  order: Order;
  form: ClaimForm;
  files: readonly UploadedFile[];
  idempotencyKey?: string | undefined;
}

/** Maximum claims per order; beyond it the buyer writes a message. */
const MAX_CLAIMS = 10;

/**
 * Records a buyer's claim about dispatched goods, with its photos, and mails the shop. A repeated request with the same
 * key and payload returns the earlier claim. Returns its id.
 * @throws AppError invalid_transition before anything has left; too_late once the time for claims has passed
 * (docs/product.md: Policies); invalid_input for more than has left and is not reported, credited, replaced or
 * returned; too_large, unsupported_media_type for a photo
 */
export async function reportClaim(options: ReportClaimOptions): Promise<string> {
  const { db, order, form, files, actor, ipAddress, idempotencyKey } = options;
  await refuseTooLate(db, order, form.lines);
  const photos: CheckedFile[] = [];
  for (const file of files) photos.push(await checkPhoto(file));
  const payload = { ...form, photos: photos.map(({ bytes }) => bytes.length) };
  return db.$transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const repeat = orderRequest("claims", locked, idempotencyKey, payload);
    const [before] = await madeBefore(tx, repeat);
    if (before) return before;
    await refuseBeyond(tx, locked.id, form.lines);
    const attached: string[] = [];
    for (const photo of photos) attached.push(await storeAttachment(tx, photo));
    const { id } = await tx.orderClaim.create({
      data: {
        orderId: locked.id,
        text: form.text,
        lines: {
          create: form.lines.map(({ line, quantity }) => ({ orderLineId: line, quantity })),
        },
        photos: {
          create: attached.map((attachmentId, index) => ({ position: index + 1, attachmentId })),
        },
      },
      select: { id: true },
    });
    await bindKey(tx, repeat, [id]);
    await queueMail(tx, { template: "claim-received", claimId: id });
    await recordAudit(tx, {
      event: "Order Claim Created",
      actor,
      ipAddress,
      description: `A problem with order ${locked.orderId} was reported`,
      details: { order: locked.orderId, claim: id, lines: form.lines, photos: attached.length },
    });
    return id;
  });
}

async function refuseTooLate(
  db: PrismaClient,
  order: Order,
  lines: ClaimForm["lines"],
): Promise<void> {
  const { status, partlyDispatched } = order;
  if (status !== "Shipped" && status !== "Delivered" && !partlyDispatched) {
    throw new AppError("invalid_transition", "Nothing of this order has been sent.");
  }
  const { content } = await readShopSettings(db);
  const ended = lines.flatMap(({ line }) => {
    const arrived = findLastArrival(order, line);
    return (arrived && deadlinesFrom(arrived, content.policies).claim) ?? [];
  });
  const claim = ended.toSorted((one, other) => one.getTime() - other.getTime())[0];
  if (claim === undefined || new Date() <= claim) return;
  throw new Refusal("too_late", (t) =>
    t(
      "The time to report missing, damaged or wrong goods ended on {moment}. Write to us all the same.",
      { moment: longMoment(claim, t.language) },
    ),
  );
}

async function checkPhoto(file: UploadedFile): Promise<CheckedFile> {
  const photo = await checkAttachment(file, "photos");
  if (photo.type !== "application/pdf") return photo;
  const message = "Send photos as PNG, JPEG or WebP.";
  throw new AppError("unsupported_media_type", message, { fields: { photos: message } });
}

async function refuseBeyond(
  tx: Transaction,
  orderId: string,
  lines: ClaimForm["lines"],
): Promise<void> {
  const refusal = reportedRefusal(await readSoldLines(tx, orderId), lines);
  if (refusal) throw refusal;
  if ((await tx.orderClaim.count({ where: { orderId } })) < MAX_CLAIMS) return;
  throw new AppError("invalid_transition", "We have your reports. Please write us a message.");
}
