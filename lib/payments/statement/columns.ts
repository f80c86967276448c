/** Recognises the columns of a bank statement. */

export const STATEMENT_COLUMNS = [
  ...(["date", "narration", "reference"] as const),
  ...(["credit", "debit", "amount", "kind"] as const),
] as const;

export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Meaning of unsigned amounts in a single column: unreadable, unless declared as incoming. */
export const DIRECTIONS = ["in"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** Banks' names of each column, without currency and punctuation; the first that the file has is used. */
const NAMES: Record<StatementColumn, readonly RegExp[]> = {
  date: [
    /^date(time|oftransaction)?$/,
    /^(txn|trans?|transaction)(posted)?(date|dt)(time)?$/,
    /^(posting|posted|post|booking|entry)(date|dt)$/,
    /^value(date|dt|dat)$/,
  ],
  narration: [
    /^narr?ation$/,
    /^(txn|transaction)?(description|particulars|remarks|details|narration)(narration|remarks)?$/,
    /^transactionreference$/,
  ],
  reference: [
    /^(utr|rrn)(no|number)?$/,
    /^(bank)?ref(erence)?(no|number|id)?$/,
    /^(txn|tran|transaction)(id|no|number|ref|refno|reference|referenceno)$/,
    /^(?=.*(chq|cheque|ref|instr))[a-z]*(no|number|id)$/,
  ],
  credit: [
    /^(credits?|cr|deposits?|credited|moneyin|paidin|received|receipts?)(amount|amt)?(cr|credit)?$/,
    /^(amount|amt)(cr|credit|credited|deposited|received)$/,
  ],
  debit: [
    /^(debits?|dr|withdrawa?ls?|debited|moneyout|paidout|payments?)(amount|amt)?(dr|debit)?$/,
    /^(amount|amt)(dr|debit|debited|withdrawn|paid)$/,
  ],
  amount: [
    /^(txn|tran|transaction)?(amount|amt)$/,
    /^withdrawa?ls?(dr)?deposits?(cr)?$/,
    /^deposits?(cr)?withdrawa?ls?(dr)?$/,
    /^(debitcredit|creditdebit|drcr|crdr)(amount|amt)$/,
  ],
  kind: [
    /^(drcr|crdr|debitcredit|creditdebit|dc|cd)(indicator|flag|type|sign)?$/,
    /^(txn|tran|transaction)?type$/,
    /^(indicator|sign)$/,
  ],
};

const CURRENCY = /\b(in\s+)?(inr|rs|rupees)\b/g;
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(CURRENCY, "")
    .replace(/[^a-z]/g, "");

/** Index of each column in the heading; a missing or repeated column is absent. */
export type Places = Partial<Record<StatementColumn, number>>;

/** Name of each column in the file, if chosen by the owner. */
export type Chosen = Partial<Record<StatementColumn, string>>;

export function placesIn(names: readonly string[], given: Chosen = {}): Places {
  const chosen = withOneAmount(given);
  const plain = names.map(plainName);
  const places: Places = {};
  for (const column of STATEMENT_COLUMNS) {
    const own = chosen[column]?.trim().toLowerCase();
    const used = new Set(Object.values(places));
    if (own === undefined && chosen.amount && (column === "credit" || column === "debit")) continue;
    const place =
      own === undefined
        ? findPlace(column, plain, { used, amount: places.amount })
        : names.findIndex((name) => name.trim().toLowerCase() === own);
    if (place !== undefined && place >= 0) places[column] = place;
  }
  return places;
}

/** A single amount column with a separate side column is not a credit column, whatever was chosen. */
function withOneAmount({ credit, ...chosen }: Chosen): Chosen {
  const isOne = credit && chosen.kind && !chosen.debit && !chosen.amount;
  if (isOne) return { ...chosen, amount: credit };
  return credit ? { ...chosen, credit } : chosen;
}

function findPlace(
  column: StatementColumn,
  plain: readonly string[],
  { used, amount }: { used: ReadonlySet<number>; amount: number | undefined },
): number | undefined {
  for (const form of NAMES[column]) {
    const found = [...plain.keys()].filter((at) => form.test(plain[at] ?? "") && !used.has(at));
    const of = column === "kind" ? found.filter((at) => !isOfBalance(plain, at)) : found;
    if (column === "kind" && amount !== undefined && of.includes(amount + 1)) return amount + 1;
    const [first] = of;
    // Two credit columns, or two columns of one name, are ambiguous.
    const isSure = of.length === 1 || (!isSum(column) && !isRepeated(plain, first));
    if (first !== undefined) return isSure ? first : undefined;
  }
  return undefined;
}

const isSum = (column: StatementColumn) =>
  column === "credit" || column === "debit" || column === "amount" || column === "kind";

const isRepeated = (plain: readonly string[], at: number | undefined) =>
  at !== undefined && plain.filter((name) => name === plain[at]).length > 1;

/** A "Dr / Cr" after the balance tells whether the account is overdrawn. */
const isOfBalance = (plain: readonly string[], at: number) =>
  /^(running|closing|available)?bal(ance)?$/.test(plain[at - 1] ?? "");

/** True when the columns are enough to find payments. */
export const isEnough = ({ date, credit, amount, narration, reference }: Places): boolean =>
  date !== undefined && (credit ?? amount) !== undefined && (narration ?? reference) !== undefined;
