import { toPaise, toRupees } from "@/lib/pricing/money";
import type { SizeTable } from "@/lib/pricing/size-table";
import type { TableContent } from "./table-schema";

/** The size table as prices are made of it, from what the API has, and back. */

export const toSizeTable = ({ styles, boards, prints, finishes, ...rest }: TableContent) =>
  ({
    styles: styles.map(({ _id: id, conversion, run, sample, tool, ...style }) => ({
      id,
      ...style,
      conversionPaise: toPaise(conversion),
      runPaise: toPaise(run),
      samplePaise: sample === null ? null : toPaise(sample),
      tool: tool && tool.map(({ upToArea, price }) => ({ upToArea, pricePaise: toPaise(price) })),
    })),
    boards: boards.map(({ _id: id, prices, ...board }) => ({
      id,
      ...board,
      prices: prices.map(({ from, perM2 }) => ({ from, perM2Paise: toPaise(perM2) })),
    })),
    prints: prints.map(({ _id: id, name, colours, perM2, setup }) => ({
      id,
      name,
      colours,
      perM2Paise: toPaise(perM2),
      setupPaise: toPaise(setup),
    })),
    finishes: finishes.map(({ _id: id, name, perM2 }) => ({
      id,
      name,
      perM2Paise: toPaise(perM2),
    })),
    wastePercent: rest.wastePercent,
    margins: rest.margins,
    leastOrderPaise: toPaise(rest.leastOrder),
    ...(rest.examples && { examples: rest.examples }),
  }) satisfies SizeTable;

export const toTableContent = (table: SizeTable): TableContent => ({
  styles: table.styles.map(
    ({ id, conversionPaise, runPaise, samplePaise = null, tool, ...style }) => ({
      _id: id,
      ...style,
      limits: {
        length: [...style.limits.length],
        width: [...style.limits.width],
        height: [...style.limits.height],
      },
      boards: [...style.boards],
      prints: [...style.prints],
      finishes: [...style.finishes],
      quantities: [...style.quantities],
      leadDays: [...style.leadDays],
      conversion: toRupees(conversionPaise),
      run: toRupees(runPaise),
      sample: samplePaise === null ? null : toRupees(samplePaise),
      tool:
        tool && tool.map(({ upToArea, pricePaise }) => ({ upToArea, price: toRupees(pricePaise) })),
    }),
  ),
  boards: table.boards.map(({ id, prices, ...board }) => ({
    _id: id,
    ...board,
    prices: prices.map(({ from, perM2Paise }) => ({ from, perM2: toRupees(perM2Paise) })),
  })),
  prints: table.prints.map(({ id, name, colours, perM2Paise, setupPaise }) => ({
    _id: id,
    name,
    colours,
    perM2: toRupees(perM2Paise),
    setup: toRupees(setupPaise),
  })),
  finishes: table.finishes.map(({ id, name, perM2Paise }) => ({
    _id: id,
    name,
    perM2: toRupees(perM2Paise),
  })),
  wastePercent: table.wastePercent,
  margins: [...table.margins],
  leastOrder: toRupees(table.leastOrderPaise),
  examples: [...(table.examples ?? [])],
});
