import type { Finding } from "./findings";
import type { PreflightState } from "@/lib/db/generated/enums";
import { z } from "@/lib/base/input/zod";
import { pdfFactsSchema } from "./facts";
import { judge, type Expected } from "./judge";

const printSchema = z.object({ sides: z.number(), colours: z.number() });

/** What the print of an order line says of its artwork; a line made to measure says nothing. */
export function expectedOf(print: unknown): Expected {
  const { sides = null, colours = null } = printSchema.safeParse(print).data ?? {};
  return { faces: sides, colours };
}

export interface Judged {
  preflightState: PreflightState;
  findings: Finding[];
}

export function judged(findings: Finding[]): Judged {
  const isWrong = findings.some(({ severity }) => severity === "error");
  const preflightState = isWrong ? "errors" : findings.length > 0 ? "warnings" : "ok";
  return { preflightState, findings };
}

/** Stored facts as they are judged for a line; null for a file of which none are known. */
export function judgeFor(facts: unknown, print: unknown): Judged | null {
  const { data } = pdfFactsSchema.safeParse(facts);
  return data ? judged(judge(data, expectedOf(print))) : null;
}
