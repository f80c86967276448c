import { readDay } from "@/lib/base/tables/read-day";
import type { CompanyRows } from "./company-rows";
import { readBalance, readDays, readRupees } from "./read-terms";

/** Credit and opening balance of a company. */
export function readTerms(company: CompanyRows) {
  const [days, limit] = [company.once.get("creditDays"), company.once.get("creditLimit")];
  const credit = {
    days: days ? company.value(days, "creditDays", readDays) : null,
    limit: limit ? company.value(limit, "creditLimit", readRupees) : null,
  };
  // Unreadable values are reported already.
  const isRead = credit.days !== undefined && credit.limit !== undefined;
  const isNone = credit.days === 0 && credit.limit === 0;
  return {
    ...((days ?? limit) && isRead && { credit: isNone ? null : credit }),
    ...readOpening(company),
  };
}

function readOpening(company: CompanyRows) {
  const column = (["closingBalance", "openingBalance"] as const).find((each) =>
    company.once.has(each),
  );
  const row = column && company.once.get(column);
  const amount = row ? company.value(row, column, readBalance) : readSides(company);
  const dayRow = company.once.get("openingDay");
  const at = dayRow ? company.value(dayRow, "openingDay", readDay) : company.style.openingDay;
  if (amount === undefined) return {};
  if (column === "closingBalance" && company.once.has("openingBalance")) {
    company.notes.push("Its closing balance is taken, not its opening balance.");
  }
  if (at !== undefined) return { openingBalance: { amount, at } };
  if (amount === 0) return {};
  const { row: at1 = 1 } = row ?? company.once.get("debit") ?? company.once.get("credit") ?? {};
  if (!dayRow)
    company.refuse(
      at1,
      "openingDay",
      "Write the day of the opening balance, or choose it for the whole file.",
    );
  return {};
}

/** A balance in two columns, one of them filled. */
function readSides(company: CompanyRows): number | undefined {
  const sides = (["debit", "credit"] as const).flatMap((side) => {
    const row = company.once.get(side);
    const amount = row && company.value(row, side, readBalance);
    return amount === undefined || amount === 0
      ? []
      : [{ row, amount: side === "debit" ? amount : -amount }];
  });
  const [side, other] = sides;
  if (side && other) {
    company.refuse(
      side.row?.row ?? 1,
      "debit",
      "Debit and credit are both filled. A balance has one side.",
    );
    return undefined;
  }
  return side?.amount ?? (company.once.has("debit") || company.once.has("credit") ? 0 : undefined);
}
