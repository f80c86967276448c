import "server-only";
import { z } from "@/lib/base/input/zod";
import { sheetSize } from "@/lib/catalogue/dieline";
import { findLineSheet, PRINTED_FROM } from "@/lib/catalogue/model/read-dieline";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Mail, MailContent } from "@/lib/messaging/queue/mail";
import { renderEmail } from "./render-email";
import type { KnownOrder, OrderProps } from "./templates/mailed-order";
import type { MailedShop } from "./templates/layout";
import {
  ArtworkChecked,
  ArtworkNeeded,
  type MailedProofLine,
  ProofApproved,
  ProofApprovedShop,
  ProofChanges,
  ProofReminder,
  ProofSent,
} from "./templates/proofs";

/** Templates about artwork and proofs, for the customer and for the shop. */

const TO_CUSTOMER = {
  "artwork-needed": ArtworkNeeded,
  "artwork-checked": ArtworkChecked,
  "proof-sent": ProofSent,
  "proof-reminder": ProofReminder,
  "proof-approved": ProofApproved,
} as const;

const TO_SHOP = {
  "proof-approved-shop": ProofApprovedShop,
  "proof-changes": ProofChanges,
} as const;

export type ProofMail = keyof typeof TO_CUSTOMER;
export type ShopProofMail = keyof typeof TO_SHOP;

export const isProofMail = (template: Mail["template"]): template is ProofMail =>
  template in TO_CUSTOMER;

export const isShopProofMail = (template: Mail["template"]): template is ShopProofMail =>
  template in TO_SHOP;

interface AboutProofs {
  db: PrismaClient;
  orderId: string;
}

/** @param props `buyerDetails` of the order is null for an unverified address, which gets no file contents */
export async function renderProofMail(
  template: ProofMail,
  props: OrderProps,
  { db, orderId }: AboutProofs,
): Promise<MailContent> {
  const lines = await readMailedProofs(db, orderId, props.order.buyerDetails !== null);
  return renderEmail(TO_CUSTOMER[template], { ...props, lines });
}

export async function renderShopProofMail(
  template: ShopProofMail,
  props: { order: KnownOrder; shop: MailedShop },
  { db, orderId }: AboutProofs,
): Promise<MailContent> {
  const lines = await readMailedProofs(db, orderId, true);
  return renderEmail(TO_SHOP[template], { ...props, lines });
}

function toDieline(line: Parameters<typeof findLineSheet>[0]): MailedProofLine["dieline"] {
  const found = findLineSheet(line);
  return found?.file ? { size: sheetSize(found.size), path: found.file("pdf") } : null;
}

/** Maximum findings and pins in an email; the order's page has all. */
const MOST_NAMED = 20;

const findingsSchema = z.array(z.object({ words: z.string() }));

/**
 * Printed and made-to-order lines of an order, with the findings of their artwork and their newest proof.
 * @param showsFindings false for an unverified address: they may quote the file, which another person may have sent
 */
async function readMailedProofs(
  db: PrismaClient,
  orderId: string,
  showsFindings: boolean,
): Promise<MailedProofLine[]> {
  const rows = await db.orderLine.findMany({
    where: { orderId, stage: { not: null } },
    orderBy: { position: "asc" },
    select: {
      name: true,
      stage: true,
      ...PRINTED_FROM,
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
  return rows.flatMap((row) => {
    const { name, stage, artwork } = row;
    const [proof] = row.proofs;
    if (!stage) return [];
    const findings = findingsSchema.safeParse(artwork?.findings).data ?? [];
    return {
      name,
      stage,
      dieline: toDieline(row),
      hasErrors: artwork?.preflightState === "errors",
      findings: showsFindings ? findings.slice(0, MOST_NAMED).map(({ words }) => words) : [],
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
