import type { PrismaClient } from "@/lib/db/generated/client";
import { correctOrder, type CorrectOrderOptions } from "@/lib/fulfilment/corrections/correct-order";
import type { CorrectedLine } from "@/lib/fulfilment/corrections/schemas";
import { readOrders } from "@/lib/orders/read/queries";
import { approveProof } from "@/lib/artwork/proofs/approve-proof";
import { requireProof } from "@/lib/artwork/require-proof";
import { addProof } from "../factories";
import { FROM, meera } from "../order-admin-steps";

/** Steps for tests that correct orders, with Meera as the admin. */
export function correctionSteps(db: PrismaClient) {
  const correct = async (id: string, options: Partial<CorrectOrderOptions>) => {
    const by = { actor: meera, ipAddress: FROM, reason: "The buyer called." };
    const { preview } = await correctOrder({
      db,
      id,
      requested: {},
      party: "shop",
      ...by,
      ...options,
    });
    return preview;
  };

  const correctLines = (id: string, lines: CorrectedLine[], options: object = {}) =>
    correct(id, { requested: { lines }, ...options });

  const read = async (id: string) => {
    const [found] = await readOrders(db, [id]);
    if (!found) throw new Error("The order is not there.");
    return found;
  };

  /** Sends a proof of a line, which its buyer approves. */
  const approve = async (id: string, line: string) => {
    await db.orderLine.update({ where: { id: line }, data: { stage: "proof_sent" } });
    const { accessKey: key } = await db.order.findUniqueOrThrow({ where: { id } });
    const { id: proof, sha256 } = await addProof(db, line);
    const seen = await requireProof(db, proof, { identity: { state: "visitor" }, key });
    await approveProof({ db, seen, request: { sha256, name: "Asha Rao" }, ipAddress: FROM });
    return proof;
  };

  return { correct, correctLines, approve, readOrder: read };
}
