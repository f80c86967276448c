import type { LineSize } from "@/lib/pricing/line-size";
import { toRupees } from "@/lib/pricing/money";
import type { PricedSpec } from "./price-by-table";
import type { SavedTable } from "./read-table";
import { sizeText } from "./size-link";

/** A box made to size as carts, offers and orders say it. */
export interface DescribedSize {
  name: string;
  hsn: string;
  /** In the owner's words. */
  texts: { size: string; material?: string; print?: string; finish?: string };
  /** The choices. */
  made: LineSize;
}

export function describeSize(
  { style, spec }: Pick<PricedSpec, "style" | "spec">,
  { table, version }: Pick<SavedTable, "table" | "version">,
): DescribedSize {
  const find = <T extends { id: string }>(all: readonly T[], id: string | null) =>
    all.find((each) => each.id === id);
  const board = find(table.boards, spec.board);
  const print = find(table.prints, spec.print);
  const finish = find(table.finishes, spec.finish);
  const [thickness, colours] = [board?.thickness ?? 0, print?.colours ?? 0];
  return {
    name: style.name,
    hsn: style.hsn,
    texts: {
      size: sizeText(spec),
      ...(board && { material: board.name }),
      ...(print && { print: print.name }),
      ...(finish && { finish: finish.name }),
    },
    made: { style: style.id, ...spec, table: version, thickness, colours },
  };
}

/** The names of the lines that follow a box made to size. */
const setUpName = (style: string, print = "") => `Set-up for ${style}: ${print}`;
const toolName = (style: string, size: string) => `Cutting tool for ${style}, ${size}`;

/** One-time charges besides the pieces, as separate lines. */
export interface SizeExtra {
  kind: "fee" | "tool";
  name: string;
  quantity: number;
  pricePaise: number;
}

export function sizeExtras(
  { name, texts, made: { colours } }: DescribedSize,
  { setupPaise, toolPaise }: Pick<PricedSpec["prices"][number], "setupPaise" | "toolPaise">,
): SizeExtra[] {
  const setUp = setUpName(name, texts.print);
  const tool = toolName(name, texts.size);
  const extras: SizeExtra[] = [
    { kind: "fee", name: setUp, quantity: colours, pricePaise: setupPaise / colours },
    { kind: "tool", name: tool, quantity: 1, pricePaise: toolPaise },
  ];
  return extras.filter(({ pricePaise }) => pricePaise > 0);
}

/** A box of a saved version as a line of an offer takes it. */
export const toWrittenLine = (
  described: DescribedSize,
  prices: PricedSpec["prices"],
): {
  name: string;
  hsn: string;
  spec: DescribedSize["texts"];
  made: LineSize;
  extras: { kind: "fee" | "tool"; name: string; quantity: number; price: number }[];
} => {
  const { name, hsn, texts: spec, made } = described;
  const extras = prices[0] ? sizeExtras(described, prices[0]) : [];
  return {
    name,
    hsn,
    spec,
    made,
    extras: extras.map(({ pricePaise, ...extra }) => ({ ...extra, price: toRupees(pricePaise) })),
  };
};
