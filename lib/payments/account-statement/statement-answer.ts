import { toRupees } from "@/lib/pricing/money";
import type { AccountStatement } from "./read-statement";
import type { AccountStatementAnswer, CustomerStatementAnswer } from "./schemas";

export function statementAnswer(statement: AccountStatement): AccountStatementAnswer {
  const { customer, from, to, openingPaise, rows, closingPaise, ageing } = statement;
  return {
    customer: { _id: customer.id, name: customer.name, company: customer.company },
    from,
    to,
    opening: toRupees(openingPaise),
    rows: rows.map(({ at, debitPaise, creditPaise, balancePaise, ...row }) => ({
      at: at.toISOString(),
      ...row,
      debit: toRupees(debitPaise),
      credit: toRupees(creditPaise),
      balance: toRupees(balancePaise),
    })),
    closing: toRupees(closingPaise),
    ageing: {
      notDue: toRupees(ageing.notDuePaise),
      to30: toRupees(ageing.to30Paise),
      to60: toRupees(ageing.to60Paise),
      to90: toRupees(ageing.to90Paise),
      over90: toRupees(ageing.over90Paise),
      inHand: toRupees(ageing.inHandPaise),
    },
  };
}

/** The statement with the fields that only the shop sees. */
export function customerStatementAnswer(statement: AccountStatement): CustomerStatementAnswer {
  const { interest } = statement;
  return {
    ...statementAnswer(statement),
    interest:
      interest.length === 0
        ? null
        : {
            total: toRupees(interest.reduce((sum, { paise }) => sum + paise, 0)),
            rows: interest.map(({ order, invoice, from, paise }) => ({
              order,
              invoice,
              from,
              amount: toRupees(paise),
            })),
          },
  };
}
