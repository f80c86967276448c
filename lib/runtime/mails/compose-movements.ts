import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import {
  addressed,
  oneClickHref,
  shopMailbox,
  speaking,
  writerMailbox,
  type About,
  type AddressedMail,
  type MailContext,
} from "./addressed";
import { attachDocuments, listReaders, withVerifiedTexts } from "./customer-mail";
import {
  readMailedClaim,
  readMailedDispatch,
  readMailedNote,
  readMailedOrder,
  readMailedRefund,
  readMailedReturn,
} from "./read-order";
import { renderEmail } from "./render-email";
import { ClaimDecided, ClaimReceived } from "./templates/goods/claims";
import { OrderDispatched } from "./templates/order-status";
import { CreditedAgain, OrderRefunded, OrderReturned } from "./templates/payments";

/** Mails about dispatched goods. Undefined when the dispatch was reverted meanwhile, or the customer unsubscribed. */
export async function composeDispatchMail(
  { dispatchId }: About<"dispatchId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, settings } = context;
  const dispatch = await readMailedDispatch(db, dispatchId);
  if (!dispatch) return undefined;
  const read = await readMailedOrder(db, dispatch.orderId, settings);
  const shop = speaking(context, read.language);
  const order = withVerifiedTexts(read);
  const customer = listReaders(read);
  if (!customer || !read.wantsUpdates) return undefined;
  const attachments = await attachDocuments(
    db,
    read,
    dispatch.invoiceId ? [dispatch.invoiceId] : [],
  );
  const content = renderEmail(OrderDispatched, { order, shop, dispatch });
  const unsubscribe = oneClickHref(read.known.unsubscribeLink, shop);
  return { ...addressed(content, customer, shopMailbox(shop)), attachments, unsubscribe };
}

/** Mails about claims: to the shop, and its answer to the buyer. */
export async function composeClaimMail(
  { template, claimId }: About<"claimId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, settings, shop } = context;
  const claim = await readMailedClaim(db, claimId);
  const read = await readMailedOrder(db, claim.orderId, settings);
  if (template === "claim-received") {
    const writer = writerMailbox(read.order.customer.name, read.known.email, shop);
    const content = renderEmail(ClaimReceived, { order: read.known, shop, claim });
    return addressed(content, shopMailbox(shop), writer);
  }
  const order = withVerifiedTexts(read);
  const customer = listReaders(read);
  if (!customer) return undefined;
  const about = { order, claim, shop: speaking(context, read.language) };
  return addressed(renderEmail(ClaimDecided, about), customer, shopMailbox(shop));
}

/** Mails about refunds and returns are always sent to the customer. */
export async function composeMovementMail(
  mail: About<"refundId"> | About<"returnId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, settings } = context;
  const moved =
    "refundId" in mail
      ? await readMailedRefund(db, mail.refundId)
      : await readMailedReturn(db, mail.returnId);
  const read = await readMailedOrder(db, moved.orderId, settings);
  const shop = speaking(context, read.language);
  const order = withVerifiedTexts(read);
  const customer = listReaders(read);
  if (!customer) return undefined;
  const content =
    "lines" in moved
      ? renderEmail(OrderReturned, { order, shop, returned: moved })
      : renderEmail(OrderRefunded, { order, shop, refund: moved });
  const vouchers = "refundId" in mail ? await refundVouchers(db, mail.refundId) : [];
  const attachments = await attachDocuments(db, read, vouchers);
  return { ...addressed(content, customer, shopMailbox(shop)), attachments };
}

/** The mail about a credit note issued in place of a void one, which is attached. */
export async function composeCreditedAgain(
  { creditNoteId, replacesId }: About<"creditNoteId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, settings } = context;
  const again = await readMailedNote(db, creditNoteId, replacesId);
  const read = await readMailedOrder(db, again.orderId, settings);
  const customer = listReaders(read);
  if (!customer) return undefined;
  const shop = speaking(context, read.language);
  const content = renderEmail(CreditedAgain, { order: withVerifiedTexts(read), shop, again });
  const attachments = await attachDocuments(db, read, [creditNoteId]);
  return { ...addressed(content, customer, shopMailbox(shop)), attachments };
}

async function refundVouchers(db: PrismaClient, refundId: string): Promise<string[]> {
  const rows = await db.orderDocument.findMany({
    where: { kind: "refund_voucher", payment: { refund: { id: refundId } } },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
