import "server-only";
import type { z } from "@/lib/base/input/zod";
import type { Db } from "@/lib/db/client";
import { toRupees } from "@/lib/pricing/money";
import type { DispatchRules } from "@/lib/shop/working-time/calendar";
import { priceByTable, type QuantityPrice } from "../price-by-table";
import { toQuantityAnswer } from "../price-spec";
import { readSizeTable } from "../read-table";
import { describeSize, toWrittenLine } from "../size-line";
import { toSizeTable } from "../table-content";
import type { TriedSize, tryRequestSchema } from "./schemas";

export interface TryTableOptions {
  request: z.output<typeof tryRequestSchema>;
  /** Whether the caller may see costs. */
  seesCosts: boolean;
  moment: Date;
  rules: DispatchRules;
}

/**
 * Prices a size by the saved table, or by an unsaved one.
 * @throws all errors of priceByTable
 */
export async function trySizePrice(db: Db, options: TryTableOptions): Promise<TriedSize> {
  const { request, seesCosts, moment, rules } = options;
  const { style, quantities, table: sent, ...spec } = request;
  const saved = sent ? { version: null, table: toSizeTable(sent) } : await readSizeTable(db);
  const requested = { table: saved.table, style, spec, quantities, evenInactive: true, moment };
  const priced = priceByTable(requested);
  const { blank, prices } = priced;
  return {
    spec,
    blank,
    table: saved.version,
    line:
      saved.version === null
        ? null
        : toWrittenLine(describeSize(priced, { ...saved, version: saved.version }), prices),
    prices: prices.map((price) => ({
      ...toQuantityAnswer(price, { moment, rules }),
      ...(seesCosts && toCosts(price)),
    })),
  };
}

function toCosts({ parts, totalPaise }: QuantityPrice) {
  return {
    cost: toRupees(totalPaise - parts.margin),
    margin: toRupees(parts.margin),
    parts: {
      board: toRupees(parts.board),
      print: toRupees(parts.print),
      finish: toRupees(parts.finish),
      conversion: toRupees(parts.conversion),
      setup: toRupees(parts.setup),
      tool: toRupees(parts.tool),
      margin: toRupees(parts.margin),
    },
  };
}
