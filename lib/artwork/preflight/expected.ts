import type { PreflightState } from "@/lib/db/generated/enums";
import { z } from "@/lib/base/input/zod";
import { printedDieline } from "@/lib/catalogue/dieline";
import type { Prisma } from "@/lib/db/generated/client";
import type { Finding } from "./findings";
import { fileFactsSchema } from "./facts";
import { judge, type Expected } from "./judge";

const printSchema = z.object({
  sides: z.number(),
  colours: z.number(),
  option: z.string().optional(),
});

/** What of an order line its artwork has to fit. */
export const PRINTED_AS = {
  kind: true,
  print: true,
  product: { select: { dieline: true, printOptions: true } },
} satisfies Prisma.OrderLineSelect;

export type PrintedAs = Prisma.OrderLineGetPayload<{ select: typeof PRINTED_AS }>;

/**
 * What an order line says of its artwork. A line made to measure, which may name a product of another size, and none, say
 * nothing.
 */
export function toExpected(line: PrintedAs | null): Expected {
  const { sides = null, colours = null, option } = printSchema.safeParse(line?.print).data ?? {};
  const isOfProduct = line?.kind === "product" && line.product;
  const dieline = isOfProduct ? printedDieline(isOfProduct, option) : null;
  return { faces: sides, colours, dieline };
}

export interface Judged {
  preflightState: PreflightState;
  findings: Finding[];
}

function judged(findings: Finding[]): Judged {
  const isWrong = findings.some(({ severity }) => severity === "error");
  const preflightState = isWrong ? "errors" : findings.length > 0 ? "warnings" : "ok";
  return { preflightState, findings };
}

/** Facts, also stored ones, as they are judged for a line; null for a file of which none are known. */
export function judgeFor(facts: unknown, line: PrintedAs | null): Judged | null {
  const { data } = fileFactsSchema.safeParse(facts);
  return data ? judged(judge(data, toExpected(line))) : null;
}
