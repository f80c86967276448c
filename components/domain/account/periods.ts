import { monthText, offeredMonths } from "@/components/shared/format/months";
import { dayName } from "@/lib/base/india-time";
import { financialYearName, getFinancialYear } from "@/lib/documents/document-number";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

/** A period of a statement: "2026-27", a financial year, or "2026-11", a month in India. */
export interface Period {
  name: string;
  text: string;
  from: string;
  to: string;
}

const YEARS = 3;
const MONTHS = 12;

function yearPeriod(year: number, t: Translate): Period {
  const name = financialYearName(year);
  return {
    name,
    text: t("Financial year {name}", { name }),
    from: `${year}-04-01`,
    to: `${year + 1}-03-31`,
  };
}

function monthPeriod(name: string, t: Translate): Period {
  const [year = 0, month = 0] = name.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { name, text: monthText(name, t.language), from: `${name}-01`, to: `${name}-${last}` };
}

/** Lists the periods to choose from; the current financial year is first and preselected. */
export function offeredPeriods(now: Date, t: Translate = inEnglish): Period[] {
  const current = getFinancialYear(now);
  const years = Array.from({ length: YEARS }, (_, back) => yearPeriod(current - back, t));
  const months = offeredMonths(now, dayName(now).slice(0, 7)).slice(0, MONTHS);
  return [...years, ...months.map((name) => monthPeriod(name, t))];
}
