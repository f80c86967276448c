import "server-only";
import { requireOrderReader } from "@/lib/artwork/require-proof";
import { nullIfMissing } from "@/lib/base/errors";
import { storableText } from "@/lib/base/input/storable";
import type { Db } from "@/lib/db/client";
import type { OrderVisitor } from "@/lib/orders/access/order-view";
import { listLineStages, listProofs } from "./queries";
import type { LineFiles, ProofAnswer } from "./schemas";

/** The printed lines of an order, each with its newest proof. */
export interface NewestProofs {
  /** The order's number. */
  orderId: string;
  lines: { line: LineFiles; proof: ProofAnswer | undefined }[];
}

/** Null for an order that is unknown to this reader. */
export async function readNewestProofs(
  db: Db,
  order: string,
  visitor: OrderVisitor,
): Promise<NewestProofs | null> {
  const reader = await nullIfMissing(requireOrderReader(db, storableText(order), visitor));
  if (!reader) return null;
  const requested = { orderId: reader.order.id, onlyApproved: !reader.seesAll };
  const [lines, proofs] = [await listLineStages(db, requested), await listProofs(db, requested)];
  return {
    orderId: reader.order.orderId,
    lines: lines.map((line) => ({
      line,
      proof: proofs.findLast((one) => one.line === line._id && one.state !== "superseded"),
    })),
  };
}
