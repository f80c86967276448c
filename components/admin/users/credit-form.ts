import { creditRequestSchema, type CreditRequest } from "@/lib/companies/credit/schemas";
import { optionalNumber, readWholeText } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { readTypedRupees } from "@/lib/pricing/typed-amount";

/** A customer's credit as typed; empty for none. */
export const creditTexts = {
  creditDays: z.string().trim(),
  creditLimit: z.string().trim(),
};

const days = optionalNumber(readWholeText, "Enter whole days from 1 to 365");
const limit = optionalNumber(readTypedRupees, "Enter an amount in rupees, such as 50000");

type Problem = [keyof Typed, string];

interface Typed {
  creditDays: string;
  creditLimit: string;
}

/** Invalid numbers become NaN, which the API's schema rejects. */
export const creditRequest = ({ creditDays, creditLimit }: Typed): CreditRequest => ({
  days: creditDays === "" ? null : (readWholeText(creditDays).value ?? NaN),
  limit: creditLimit === "" ? null : (readTypedRupees(creditLimit).value ?? NaN),
});

/** Checks the two fields of a form together. */
export const creditCheck = z.superRefine<Typed>((typed, context) => {
  for (const [field, message] of creditProblems(typed)) {
    context.addIssue({ code: "custom", path: [field], message });
  }
});

/** Returns the errors of the two fields together, by control. */
export function creditProblems(typed: Typed): Problem[] {
  const read = { creditDays: days, creditLimit: limit } as const;
  const unread = (["creditDays", "creditLimit"] as const).flatMap((field): Problem[] => {
    const message = read[field].safeParse(typed[field]).error?.issues[0]?.message;
    return message === undefined ? [] : [[field, message]];
  });
  if (unread.length > 0) return unread;
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
