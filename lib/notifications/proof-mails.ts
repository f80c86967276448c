import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Mail, MailContent } from "@/lib/email/mail";
import { readMailedProofs } from "./read-proofs";
import { renderEmail } from "./render-email";
import type { KnownOrder, OrderProps } from "./templates/mailed-order";
import type { MailedShop } from "./templates/layout";
import { ArtworkChecked, ArtworkNeeded, ProofApproved } from "./templates/proofs";
import { ProofApprovedShop, ProofChanges, ProofReminder, ProofSent } from "./templates/proofs";

/** Which emails are about artwork and proofs, for the customer and for the shop. */

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

/** @param props `typed` of the order is null for an unverified address, which is not told what is in the files */
export async function renderProofMail(
  template: ProofMail,
  props: OrderProps,
  { db, orderId }: AboutProofs,
): Promise<MailContent> {
  const lines = await readMailedProofs(db, orderId, props.order.typed !== null);
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
