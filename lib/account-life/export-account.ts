import "server-only";
import { listProofs } from "@/lib/artwork/proofs/queries";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { listAddresses } from "@/lib/identity/addresses/addresses";
import { listConsents } from "@/lib/audit/consents";
import { recordAudit, toActor } from "@/lib/audit/record";
import { listOrderMessages, listCustomerQuotes } from "@/lib/messaging/inbox/queries";
import {
  ownMessageSchema,
  ownQuoteSchema,
  type OwnMessage,
  type OwnQuote,
} from "@/lib/messaging/inbox/schemas";
import { listOffers } from "@/lib/offers/queries";
import type { OfferAnswer } from "@/lib/offers/answers";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { PaymentKind, PaymentMeans } from "@/lib/db/generated/enums";
import { readFavourites } from "@/lib/catalogue/favourites/favourites";
import { readConsent } from "@/lib/messaging/newsletter/account-subscription";
import { listOwnRequests } from "@/lib/orders/approval-requests/queries";
import { exportLists } from "@/lib/orders/lists/see-list";
import { readCredit, creditAnswer } from "@/lib/companies/credit/credit";
import type { Order } from "@/lib/orders/order";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { listOrders } from "@/lib/orders/read/queries";
import { readMovements } from "@/lib/orders/read/read-movements";
import { ORDER_LIST_LIMIT } from "@/lib/orders/read/list-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { readCustomerReviews } from "@/lib/fulfilment/reviews/queries";
import type { SignedIn, Owner } from "@/lib/identity/session/identify";
import { listSessions } from "@/lib/identity/accounts/account-sessions";
import { readProfile } from "@/lib/identity/accounts/profile";

/**
 * Returns everything the shop stores about one customer, for "download my data", in the shape of the API's response.
 */
export async function exportAccount({
  db,
  identity,
  ipAddress,
}: {
  db: PrismaClient;
  identity: SignedIn;
  ipAddress: string;
}): Promise<Record<string, unknown>> {
  const { account } = identity;
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Account Data Export",
      actor: toActor(account),
      description: `${account.email} downloaded the account's data`,
      ipAddress,
    }),
  );
  const own = asBuyer(account);
  const profile = await readProfile(db, account.id);
  const languages = await readLanguages(db, account.id);
  const inIts = <Row extends { _id: string }>(row: Row) => ({
    ...row,
    language: languages.get(row._id),
  });
  return {
    profile: inIts(profile),
    addresses: await listAddresses(db, own),
    sessions: await listSessions(db, identity),
    orders: (await allOrders(db, own)).map(inIts),
    offers: (await allOffers(db, own)).map(inIts),
    approvals: (await listOwnRequests(db, account.id)).map(inIts),
    artworks: await allArtworks(db, account.id),
    credit: creditAnswer(await readCredit(db, { userId: account.id, companyId: null })).credit,
    favourites: (await readFavourites(db, account.id)).products,
    lists: await exportLists(db, own),
    requests: (await allQuotes(db, account.id)).map(inIts),
    reviews: await readCustomerReviews(db, account.id),
    newsletter: await readConsent(db, account.id),
    consents: await listConsents(db, {
      userId: account.id,
      email: profile.emailVerified ? account.email : null,
    }),
  };
}

/** What the mails about each are in, by `_id`: about the account, what it ordered, and what it asked for. */
async function readLanguages(db: PrismaClient, userId: string): Promise<Map<string, string>> {
  const select = { id: true, language: true } as const;
  const found = await Promise.all([
    db.user.findMany({ where: { id: userId }, select }),
    db.order.findMany({ where: { userId }, select }),
    db.offer.findMany({ where: { userId }, select }),
    db.contactMessage.findMany({ where: { userId }, select }),
    db.approvalRequest.findMany({ where: { askedById: userId }, select }),
  ]);
  return new Map(found.flat().map(({ id, language }) => [id, language]));
}

/** What others ordered for the company is not the account's to take along, whatever it may read of it. */
const asBuyer = ({ id, membership }: Owner): Owner => ({
  id,
  membership: membership && { ...membership, role: "buyer" },
});

interface PaymentMade {
  kind: PaymentKind;
  amount: number;
  means: PaymentMeans;
  reference: string | null;
  at: Date;
}

async function readPayments(db: PrismaClient, orderId: string): Promise<PaymentMade[]> {
  const rows = await db.payment.findMany({
    where: { orderId },
    select: { kind: true, amountPaise: true, means: true, reference: true, at: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ amountPaise, ...row }) => ({
    ...row,
    amount: toRupees(toSafePaise(amountPaise)),
  }));
}

/** Messages between the customer and the shop about an order. Requests are exported separately. */
async function messagesAbout(db: PrismaClient, { id, customer }: Order): Promise<OwnMessage[]> {
  const messages = await listOrderMessages(db, id);
  // Staff may have written through the order's page in their own name.
  const own = messages.filter(
    ({ kind, writtenBy, email }) =>
      kind === "order" && (writtenBy !== null || email === null || email === customer.email),
  );
  return own.map((message) => ownMessageSchema.parse(message));
}

type ExportedOrder = OrderAnswer & {
  payments: PaymentMade[];
  messages: OwnMessage[];
  proofs: ProofAnswer[];
};

/** Each order with its payments, returns, messages, proofs and their approvals; its documents are part of the response. */
async function allOrders(db: PrismaClient, account: Owner) {
  const orders: ExportedOrder[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listOrders(db, account, { limit: ORDER_LIST_LIMIT.max, cursor });
    for (const order of page.items) {
      const answer = orderAnswer({ ...order, ...(await readMovements(db, order)) });
      orders.push({
        ...answer,
        payments: await readPayments(db, order.id),
        messages: await messagesAbout(db, order),
        proofs: await listProofs(db, { orderId: order.id }),
      });
    }
    cursor = page.nextCursor;
  }
  return orders;
}

const MOST_ARTWORKS = 10_000;

/** The files that the account sent for printing; their content is at `GET /artworks/{id}/file`. */
function allArtworks(db: PrismaClient, userId: string) {
  return db.artwork.findMany({
    where: { userId },
    select: { id: true, name: true, size: true, type: true, sha256: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MOST_ARTWORKS,
  });
}

async function allOffers(db: PrismaClient, account: Owner): Promise<OfferAnswer[]> {
  const offers: OfferAnswer[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listOffers(db, { limit: 100, cursor }, account);
    offers.push(...page.items);
    cursor = page.nextCursor;
  }
  return offers;
}

async function allQuotes(db: PrismaClient, userId: string): Promise<OwnQuote[]> {
  const quotes: OwnQuote[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listCustomerQuotes(db, userId, { limit: 100, cursor });
    quotes.push(...page.items.map((quote) => ownQuoteSchema.parse(quote)));
    cursor = page.nextCursor;
  }
  return quotes;
}
