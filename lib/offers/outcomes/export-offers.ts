import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { DAY_MS, dayName } from "@/lib/base/india-time";
import { csvStream, type CsvCell } from "@/lib/base/text/csv";
import type { PrismaClient } from "@/lib/db/generated/client";
import { eachEntry } from "@/lib/db/page";
import type { OfferAnswer } from "../answers";
import { sentVersion } from "../sent-version";
import { listOffers } from "../queries";
import type { OfferFilter } from "../schemas";
import { OPEN_STATES } from "../states";

/** Offers held in memory at once. */
const BATCH = 100;

type Column = readonly [name: string, value: (offer: OfferAnswer, now: Date) => CsvCell];

const day = (moment: string | null | undefined): CsvCell =>
  moment ? dayName(new Date(moment)) : null;

const COLUMNS: readonly Column[] = [
  ["Offer", ({ number }) => number],
  ["Begun (IST)", ({ createdAt }) => day(createdAt)],
  ["State", ({ state }) => state],
  ["Customer", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Company", ({ company }) => company],
  ["Version", ({ version }) => version],
  ["Sent (IST)", (offer) => day(sentVersion(offer)?.sentAt)],
  ["Valid Until", (offer) => sentVersion(offer)?.validUntil ?? null],
  ["Total (INR)", (offer) => sentVersion(offer)?.total ?? null],
  ["Open for (days)", openDays],
  ["Ended (IST)", ({ endedAt }) => day(endedAt)],
  ["Reason", ({ reason }) => reason],
  ["Order", ({ order }) => order?.orderId ?? null],
];

/** Days since it was first sent; null unless it can be accepted. */
function openDays({ state, versions }: OfferAnswer, now: Date): CsvCell {
  const sentAt = versions.find((version) => version.sentAt !== null)?.sentAt;
  if (!sentAt || !OPEN_STATES.some((open) => open === state)) return null;
  return (Date.parse(dayName(now)) - Date.parse(dayName(new Date(sentAt)))) / DAY_MS;
}

export interface ExportOffersOptions extends AuditedWrite {
  filter: OfferFilter;
}

/**
 * Exports the filtered offers as CSV, newest first, streamed. Amounts are in rupees. The audit log records first who
 * exports.
 */
export async function exportOffers({
  db,
  filter,
  actor,
  ipAddress,
}: ExportOffersOptions): Promise<ReadableStream<Uint8Array>> {
  const { q = null, state = null, waiting = null, ended = null } = filter;
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Offers Export",
      actor,
      description: `${actor.name} exported offers`,
      ipAddress,
      details: { filter: { q, state, waiting, ended } },
    }),
  );
  return csvStream(
    COLUMNS.map(([name]) => name),
    streamRows(db, filter),
  );
}

async function* streamRows(db: PrismaClient, filter: OfferFilter): AsyncGenerator<CsvCell[]> {
  const now = new Date();
  const offers = eachEntry(BATCH, (page) => listOffers(db, { ...filter, ...page }));
  for await (const offer of offers) yield COLUMNS.map(([, value]) => value(offer, now));
}
