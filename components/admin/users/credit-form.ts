import { creditRequestSchema, type CreditRequest } from "@/lib/companies/credit/schemas";
import { z } from "@/lib/base/input/zod";

/** A customer's credit as typed; empty for none. */
export const creditTexts = {
  creditDays: z
    .string()
    .trim()
    .regex(/^(\d{1,3})?$/, "Enter whole days from 1 to 365"),
  creditLimit: z
    .string()
    .trim()
    .regex(/^(\d{1,10}(\.\d{1,2})?)?$/, "Enter an amount in rupees, such as 50000"),
};

interface Typed {
  creditDays: string;
  creditLimit: string;
}

const numberOrNull = (text: string) => (text === "" ? null : Number(text));

export const creditRequest = ({ creditDays, creditLimit }: Typed): CreditRequest => ({
  days: numberOrNull(creditDays),
  limit: numberOrNull(creditLimit),
});

/** Checks the two fields of a form together. */
export const creditCheck = z.superRefine<Typed>((typed, context) => {
  for (const [field, message] of creditProblems(typed)) {
    context.addIssue({ code: "custom", path: [field], message });
  }
});

/** Returns the errors of the two fields together, by control. */
export function creditProblems(typed: Typed): [keyof Typed, string][] {
  const issues = creditRequestSchema.safeParse(creditRequest(typed)).error?.issues ?? [];
  return issues.map(({ path, message }) => [
    path[0] === "days" ? "creditDays" : "creditLimit",
    message,
  ]);
}

export function typedCredit(credit: CreditRequest | null): Typed {
  return {
    creditDays: credit?.days?.toString() ?? "",
    creditLimit: credit?.limit?.toString() ?? "",
  };
}
