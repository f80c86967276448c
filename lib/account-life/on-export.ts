import "server-only";
import { listConsents } from "@/lib/audit/consents";
import { readFavourites } from "@/lib/catalogue/favourites/favourites";
import { creditAnswer, readCredit } from "@/lib/companies/credit/credit";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { eachEntry } from "@/lib/db/page";
import { readCustomerReviews } from "@/lib/fulfilment/reviews/queries";
import { listSessions } from "@/lib/identity/accounts/account-sessions";
import { readProfile } from "@/lib/identity/accounts/profile";
import { listAddresses } from "@/lib/identity/addresses/addresses";
import type { Owner, SignedIn } from "@/lib/identity/session/identify";
import { readConsent } from "@/lib/messaging/newsletter/account-subscription";
import { listOffers } from "@/lib/offers/queries";
import { listOwnRequests } from "@/lib/orders/approval-requests/queries";
import { listItems } from "@/lib/orders/items/see-items";
import { exportLists } from "@/lib/orders/lists/see-list";
import { exportOrders } from "./export-orders";

export interface Exporting {
  db: PrismaClient;
  identity: SignedIn;
  userId: string;
  /** The account as a buyer: it reads its own rows, never those that others made for its company. */
  own: Owner;
}

interface ExportEntry {
  /** The tables whose rows of the account it returns. */
  tables: readonly Prisma.ModelName[];
  read: (exporting: Exporting) => Promise<unknown>;
}

const ID_AND_LANGUAGE = { id: true, language: true } as const;

/** Adds the language of the emails about each row. */
function withLanguages<Row extends { _id: string }>(
  rows: readonly Row[],
  found: readonly { id: string; language: string }[],
): (Row & { language: string | undefined })[] {
  const languages = new Map(found.map(({ id, language }) => [id, language]));
  return rows.map((row) => ({ ...row, language: languages.get(row._id) }));
}

/** Data of an account in each domain, by the name of its part in "download my data". */
export const ON_EXPORT: Readonly<Record<string, ExportEntry>> = {
  profile: {
    tables: ["CompanyMember"],
    read: async ({ db, userId }) => {
      const found = await db.user.findMany({ where: { id: userId }, select: ID_AND_LANGUAGE });
      return withLanguages([await readProfile(db, userId)], found)[0];
    },
  },
  addresses: { tables: ["Address"], read: ({ db, own }) => listAddresses(db, own) },
  sessions: { tables: ["Session"], read: ({ db, identity }) => listSessions(db, identity) },
  orders: {
    tables: [
      "Order",
      "OrderDispatch",
      "OrderDocument",
      "OrderRefund",
      "OrderReturn",
      "OrderStatusChange",
      "Payment",
      "Proof",
      "ProofApproval",
      "ProofPin",
    ],
    read: async ({ db, userId, own }) => {
      const found = await db.order.findMany({ where: { userId }, select: ID_AND_LANGUAGE });
      return withLanguages(await exportOrders(db, own), found);
    },
  },
  offers: {
    tables: ["Offer", "OfferMessage"],
    read: async ({ db, userId, own }) => {
      const found = await db.offer.findMany({ where: { userId }, select: ID_AND_LANGUAGE });
      return withLanguages(await readAll((page) => listOffers(db, page, own)), found);
    },
  },
  approvals: {
    tables: ["ApprovalRequest"],
    read: async ({ db, userId }) => {
      const where = { askedById: userId };
      const found = await db.approvalRequest.findMany({ where, select: ID_AND_LANGUAGE });
      return withLanguages(await listOwnRequests(db, userId), found);
    },
  },
  artworks: { tables: ["Artwork"], read: listArtworks },
  credit: {
    tables: [],
    read: async ({ db, userId }) =>
      creditAnswer(await readCredit(db, { userId, companyId: null })).credit,
  },
  favourites: {
    tables: ["Favourite"],
    read: async ({ db, userId }) => (await readFavourites(db, userId)).products,
  },
  items: {
    tables: ["Item"],
    read: ({ db, userId, own }) =>
      readAll((page) => listItems(db, { userId, companyId: null }, page, own)),
  },
  lists: { tables: ["SavedList"], read: ({ db, own }) => exportLists(db, own) },
  reviews: {
    tables: ["ProductReview"],
    read: ({ db, userId }) => readCustomerReviews(db, userId),
  },
  newsletter: {
    tables: ["NewsletterSubscription"],
    read: ({ db, userId }) => readConsent(db, userId),
  },
  consents: { tables: ["Consent"], read: readConsents },
};

const MOST_ARTWORKS = 10_000;

/** The files that the account sent for printing; their content is at `GET /artworks/{id}/file`. */
function listArtworks({ db, userId }: Exporting) {
  return db.artwork.findMany({
    where: { userId },
    select: { id: true, name: true, size: true, type: true, sha256: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MOST_ARTWORKS,
  });
}

/** Consents of the address belong to the account only once it is verified. */
async function readConsents({ db, userId, identity }: Exporting) {
  const { emailVerified } = await readProfile(db, userId);
  return listConsents(db, { userId, email: emailVerified ? identity.account.email : null });
}

async function readAll<Row>(read: Parameters<typeof eachEntry<Row>>[1]): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of eachEntry(100, read)) rows.push(row);
  return rows;
}
