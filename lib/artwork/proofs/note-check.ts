import "server-only";
import { stageAfter } from "@/lib/artwork/stages";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/email/queue";
import { holdLine, moveLine } from "./hold-line";

/** Most lines that one artwork is on. */
const MOST_LINES = 100;

/**
 * Tells the lines that wait for the check of an artwork what it found: with errors they need another artwork. Their
 * buyers are mailed, once for each order. Call it once, when the check has ended.
 */
export async function noteCheck(db: PrismaClient, artworkId: string): Promise<void> {
  const artwork = await db.artwork.findUnique({
    where: { id: artworkId },
    select: { preflightState: true },
  });
  if (!artwork || artwork.preflightState === "checking") return;
  const lines = await db.orderLine.findMany({
    where: { artworkId, stage: "checking", order: { status: { in: ["Pending", "Processing"] } } },
    select: { id: true, orderId: true },
    orderBy: { id: "asc" },
    take: MOST_LINES,
  });
  const mailed = new Set<string>();
  const hasErrors = artwork.preflightState === "errors";
  for (const { id, orderId } of lines) {
    await db.$transaction(async (tx) => {
      const held = await holdLine(tx, orderId, id);
      const { order, line } = held;
      if (line.artworkId !== artworkId || !stageAfter(line.stage, "errors")) return;
      if (hasErrors) await moveLine(tx, held, "errors");
      if (!mailed.has(orderId)) await queueMail(tx, { template: "artwork-checked", orderId });
      mailed.add(orderId);
      await recordAudit(tx, {
        event: "Artwork Checked",
        actor: SYSTEM_ACTOR,
        description: `The artwork of “${line.name}” in order ${order.orderId} was checked: ${artwork.preflightState}`,
        status: hasErrors ? "warning" : "success",
        details: { order: order.orderId, line: id, artwork: artworkId },
      });
    });
  }
}
