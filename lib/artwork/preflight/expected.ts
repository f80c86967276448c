import type { PreflightState } from "@/lib/db/generated/enums";
import { z } from "@/lib/base/input/zod";
import { printedDieline } from "@/lib/catalogue/dieline";
import { measureBlank } from "@/lib/catalogue/model/style-blank";
import type { Prisma } from "@/lib/db/generated/client";
import { sizeOfLine } from "@/lib/pricing/line-size";
import type { Finding } from "./findings";
import { fileFactsSchema } from "./facts";
import { checkFile, UNBOUND, type Expected } from "./check-file";
import { readSpec } from "./made-to-measure";

const printSchema = z.object({
  sides: z.number(),
  colours: z.number(),
  option: z.string().optional(),
});

const text = z.string().optional().catch(undefined);
const specSchema = z.object({ size: text, print: text });

/** Columns of an order line that its artwork has to match. */
export const PRINTED_AS = {
  kind: true,
  print: true,
  spec: true,
  product: { select: { dieline: true, printOptions: true } },
} satisfies Prisma.OrderLineSelect;

export type PrintedAs = Prisma.OrderLineGetPayload<{ select: typeof PRINTED_AS }>;

/**
 * Expectations of an order line for its artwork; none without a line. A line made to size is bound by its dieline and
 * colours; other custom lines by the text of their offer, not by the product they name, which may have another size.
 */
export function toExpected(line: PrintedAs | null): Expected {
  if (line?.kind === "custom") {
    const made = sizeOfLine(line.spec);
    if (made)
      return {
        ...UNBOUND,
        colours: made.colours,
        dieline: measureBlank(made.style, made, made.thickness),
      };
    return { ...UNBOUND, ...readSpec(specSchema.safeParse(line.spec).data ?? {}) };
  }
  const { sides = null, colours = null, option } = printSchema.safeParse(line?.print).data ?? {};
  const isOfProduct = line?.kind === "product" && line.product;
  const dieline = isOfProduct ? printedDieline(isOfProduct, option) : null;
  return { ...UNBOUND, faces: sides, colours, dieline };
}

export interface CheckResult {
  preflightState: PreflightState;
  findings: Finding[];
}

function checked(findings: Finding[]): CheckResult {
  const isWrong = findings.some(({ severity }) => severity === "error");
  const preflightState = isWrong ? "errors" : findings.length > 0 ? "warnings" : "ok";
  return { preflightState, findings };
}

/** Judges the facts of a file, just read or stored, for an order line; null without facts. */
export function checkAgainst(facts: unknown, line: PrintedAs | null): CheckResult | null {
  const { data } = fileFactsSchema.safeParse(facts);
  return data ? checked(checkFile(data, toExpected(line))) : null;
}
