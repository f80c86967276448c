import "server-only";
import { z } from "@/lib/base/input/zod";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { MailedProofLine } from "./templates/proofs";

/** Most findings and pins that an email names; the page of the order has all. */
const MOST_NAMED = 20;

const findingsSchema = z.array(z.object({ words: z.string() }));

/**
 * The lines of an order that are printed or made to order, with what was found in their artwork and their newest proof.
 * @param tellsFindings false for an unverified address: they may quote the file, which somebody else may have sent
 */
export async function readMailedProofs(
  db: PrismaClient,
  orderId: string,
  tellsFindings: boolean,
): Promise<MailedProofLine[]> {
  const rows = await db.orderLine.findMany({
    where: { orderId, stage: { not: null } },
    orderBy: { position: "asc" },
    select: {
      name: true,
      stage: true,
      artwork: { select: { preflightState: true, findings: true } },
      proofs: {
        orderBy: { n: "desc" },
        take: 1,
        select: {
          n: true,
          changes: true,
          approval: { select: { name: true } },
          pins: {
            where: { settledAt: null },
            orderBy: { n: "asc" },
            take: MOST_NAMED,
            select: { n: true, page: true, text: true },
          },
        },
      },
    },
  });
  return rows.flatMap(({ name, stage, artwork, proofs: [proof] }) => {
    if (!stage) return [];
    const findings = findingsSchema.safeParse(artwork?.findings).data ?? [];
    return {
      name,
      stage,
      hasErrors: artwork?.preflightState === "errors",
      findings: tellsFindings ? findings.slice(0, MOST_NAMED).map(({ words }) => words) : [],
      findingCount: findings.length,
      proof: proof
        ? {
            n: proof.n,
            changes: proof.changes,
            pins: proof.pins.map(({ n, page, text }) => `Pin ${n}, page ${page}: ${text}`),
            approvedBy: proof.approval?.name ?? null,
          }
        : null,
    };
  });
}
