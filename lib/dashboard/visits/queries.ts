import "server-only";
import { dateName } from "@/lib/base/dates";
import { csvStream, type CsvCell } from "@/lib/base/text/csv";
import { columnDay } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { type FiguresQuery, type Figures, type Searched, TERMS_SHOWN } from "./schemas";

/** Pages and sites that are shown. */
const PLACES_SHOWN = 30;

const since = ({ days }: FiguresQuery) => columnDay(new Date(), 1 - Number(days));

interface SearchedRow extends Omit<Searched, "searches" | "carts"> {
  searches: bigint;
  carts: bigint;
}

/** Searches, and referrers with their landing pages. */
export async function readFigures(db: Db, query: FiguresQuery): Promise<Figures> {
  const from = since(query);
  const rows = await db.$queryRaw<SearchedRow[]>`
    SELECT "term", sum("searches") AS searches, sum("carts") AS carts,
      (array_agg("found" ORDER BY "day" DESC) FILTER (WHERE "found" IS NOT NULL))[1] AS found
    FROM "search_days" WHERE "day" >= ${from}::date
    GROUP BY "term"
    ORDER BY coalesce((array_agg("found" ORDER BY "day" DESC) FILTER (WHERE "found" IS NOT NULL))[1], 1) > 0,
      2 DESC, "term"
    LIMIT ${TERMS_SHOWN}`;
  const searches = rows.map((row) => ({
    ...row,
    searches: Number(row.searches),
    carts: Number(row.carts),
  }));
  const pages = await db.$queryRaw<{ page: string; visits: bigint }[]>`
    SELECT "page", sum("visits") AS visits FROM "visit_days" WHERE "day" >= ${from}::date
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${PLACES_SHOWN}`;
  const hosts = await db.$queryRaw<{ host: string; visits: bigint }[]>`
    SELECT "host", sum("visits") AS visits FROM "visit_days" WHERE "day" >= ${from}::date
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${PLACES_SHOWN}`;
  return {
    searches,
    pages: pages.map(({ page, visits }) => ({ page, visits: Number(visits) })),
    hosts: hosts.map(({ host, visits }) => ({ host, visits: Number(visits) })),
  };
}

const COLUMNS = ["Day", "Searched", "Searches", "Found", "Carts"];

const BATCH = 1_000;

/** Every day's searches as a CSV file, the newest day first. */
export const exportSearches = (db: Db, query: FiguresQuery): Promise<ReadableStream<Uint8Array>> =>
  csvStream(COLUMNS, streamRows(db, query));

async function* streamRows(db: Db, query: FiguresQuery): AsyncGenerator<CsvCell[]> {
  const where = { day: { gte: since(query) } };
  for (let skip = 0; ; skip += BATCH) {
    const rows = await db.searchDay.findMany({
      where,
      orderBy: [{ day: "desc" }, { term: "asc" }],
      skip,
      take: BATCH,
    });
    for (const { day, term, searches, found, carts } of rows) {
      yield [dateName(day), term, searches, found, carts];
    }
    if (rows.length < BATCH) return;
  }
}
