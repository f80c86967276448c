import "server-only";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { MailError } from "@/lib/email/mail-error";
import { askedUnit } from "@/lib/offers/asked-unit";
import { parseLines, type StoredAsked, type StoredTax } from "@/lib/offers/stored-version";
import { quantitiesWords } from "@/lib/orders/line-text";
import { findHeirs } from "./find-heirs";
import type { MailedOffer, MailedOfferMessage } from "./templates/offers";
import type { MailedRequest } from "./templates/shop-offers";

export interface ReadOffer {
  offer: MailedOffer;
  name: string;
  /** Null once its account is deleted. */
  email: string | null;
  /** What the buyer reads. */
  language: string;
  /** Who reads it in place of a buyer who left the company; null for nobody, undefined for the buyer. */
  heirs: Awaited<ReturnType<typeof findHeirs>>;
  /** Its account has verified this address. */
  emailProven: boolean;
  request: MailedRequest;
}

const MAILED = {
  language: true,
  number: true,
  accessKey: true,
  version: true,
  reason: true,
  asked: true,
  name: true,
  email: true,
  phone: true,
  company: true,
  userId: true,
  companyId: true,
  user: { select: { email: true, emailVerifiedAt: true } },
  versions: { where: { sentAt: { not: null } }, orderBy: { n: "desc" }, take: 1 },
  files: { select: { attachment: { select: { name: true } } } },
  messages: { where: { party: "customer" }, orderBy: { at: "asc" }, take: 1 },
} satisfies Prisma.OfferSelect;

/** @throws MailError when the offer is gone */
export async function readMailedOffer(db: PrismaClient, id: string): Promise<ReadOffer> {
  const row = await db.offer.findUnique({ where: { id }, select: MAILED });
  if (!row) throw new MailError("the offer is gone", true);
  const { number, accessKey, language, reason, name, email, phone, company, user } = row;
  const [version] = row.versions;
  const [first] = row.messages;
  const asked = (row.asked ?? []) as unknown as StoredAsked[];
  return {
    offer: {
      number,
      accessKey,
      reason,
      sent: version
        ? {
            n: version.n,
            validUntil: version.validUntil,
            kept: version.kept,
            totalPaise: (version.tax as unknown as StoredTax).totalPaise,
            isChoice: parseLines(version.lines).some(({ quantities }) => quantities.length > 1),
            lines: parseLines(version.lines).map((line) => ({
              name: line.name,
              unit: line.unit,
              quantities: line.quantities.map(({ quantity }) => quantity),
            })),
          }
        : null,
    },
    name,
    email,
    language,
    heirs: await findHeirs(db, row),
    emailProven: Boolean(user?.emailVerifiedAt) && user?.email === email,
    request: {
      name,
      email,
      phone,
      company,
      lines: [
        ...asked.map(
          (line) => `${quantitiesWords(line.quantities, askedUnit(line))} of ${line.name}`,
        ),
        ...row.files.map(({ attachment }) => `File: ${attachment.name}`),
      ],
      message: first?.text ?? null,
    },
  };
}

/**
 * What one side wrote about an offer, and the offer.
 * @throws MailError when one of them is gone
 */
export async function readMailedOfferMessage(
  db: PrismaClient,
  id: string,
): Promise<ReadOffer & { message: MailedOfferMessage }> {
  const message = await db.offerMessage.findUnique({
    where: { id },
    select: { text: true, by: true, offerId: true },
  });
  if (!message) throw new MailError("the message is gone", true);
  return { ...(await readMailedOffer(db, message.offerId)), message };
}
