import "server-only";
import type { Db } from "@/lib/db/client";
import { OWN_REVIEW, ownReviewOf } from "./own-review";
import { readReceivedLines } from "./received-lines";
import { reviewerName } from "./reviewer-name";
import type { OrderReview } from "./schemas";

/** What of an order may be reviewed, in the order of its lines, with what was said. */
export async function readOrderReviews(db: Db, orderId: string): Promise<OrderReview[]> {
  const lines = await readReceivedLines(db, { orderId });
  const rows = await db.productReview.findMany({
    where: { orderLineId: { in: lines.map(({ lineId }) => lineId) } },
    select: { ...OWN_REVIEW, orderLineId: true },
  });
  const said = new Map(rows.map(({ orderLineId, ...row }) => [orderLineId, ownReviewOf(row)]));
  return lines.map(({ lineId, productId, productName, customerName }) => ({
    product: { _id: productId, name: productName },
    review: said.get(lineId) ?? null,
    suggestedName: reviewerName(customerName),
  }));
}
