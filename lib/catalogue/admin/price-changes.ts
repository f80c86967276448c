import "server-only";
import type { z } from "zod";
import type { AuditActor } from "@/lib/audit/record";
import type { Db, Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { toRupees } from "@/lib/pricing/money";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import { requireInCatalogue } from "./queries";
import type { PriceChange, priceHistoryQuerySchema } from "./schemas";
import { parsePriceTiers, statedTiers } from "../sale-terms";

interface Prices {
  pricePaise: number;
  originalPricePaise: number | null;
  /** Raw JSON from the database column. */
  priceTiers: unknown;
}

/** The values in the form stored with a price change. */
interface PriceSnapshot {
  pricePaise: number;
  originalPricePaise: number | null;
  priceTiers: PriceTier[];
}

const toPriceSnapshot = ({
  pricePaise,
  originalPricePaise,
  priceTiers,
}: Prices): PriceSnapshot => ({
  pricePaise,
  originalPricePaise,
  priceTiers: parsePriceTiers(priceTiers).map(({ from, pricePaise: paise }) => ({
    from,
    pricePaise: paise,
  })),
});

export interface SavedPrices {
  productId: string;
  before: Prices;
  after: Prices;
}

/** Records who changed the prices of these products. Skips products whose prices did not change. */
export async function notePrices(
  tx: Transaction,
  saved: readonly SavedPrices[],
  actor: AuditActor,
): Promise<void> {
  const changed = saved
    .map(({ productId, ...prices }) => ({
      productId,
      before: toPriceSnapshot(prices.before),
      after: toPriceSnapshot(prices.after),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (changed.length === 0) return;
  const by = { userId: actor.userId, by: actor.name };
  await tx.priceChange.createMany({
    data: changed.map(({ productId, before, after }) => ({
      productId,
      ...by,
      before: before as unknown as Prisma.InputJsonObject,
      after: after as unknown as Prisma.InputJsonObject,
    })),
  });
}

const CHANGE = {
  id: true,
  by: true,
  before: true,
  after: true,
  createdAt: true,
} satisfies Prisma.PriceChangeSelect;

const KEYS = newestFirst("price-changes");

/**
 * Lists the price changes of one product, newest first.
 * @throws AppError not_found when the product is not in the catalogue
 */
export async function listPriceChanges(
  db: Db,
  productId: string,
  slice: z.output<typeof priceHistoryQuerySchema>,
): Promise<Page<PriceChange>> {
  await requireInCatalogue(db, productId);
  return readPage(
    {
      keys: KEYS,
      where: { productId },
      find: (found) => db.priceChange.findMany({ ...found, select: CHANGE }),
      count: (where) => db.priceChange.count({ where }),
      entryOf: ({ id, by, before, after, createdAt }) => ({
        _id: id,
        by,
        before: statedPrices(before as unknown as PriceSnapshot),
        after: statedPrices(after as unknown as PriceSnapshot),
        createdAt: createdAt.toISOString(),
      }),
    },
    slice,
  );
}

const statedPrices = ({ pricePaise, originalPricePaise, priceTiers }: PriceSnapshot) => ({
  price: toRupees(pricePaise),
  originalPrice: originalPricePaise === null ? null : toRupees(originalPricePaise),
  priceTiers: statedTiers(priceTiers),
});
