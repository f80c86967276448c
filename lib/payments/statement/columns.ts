/** Recognises the columns of a bank statement. */

export const STATEMENT_COLUMNS = ["date", "narration", "reference", "credit", "kind"] as const;

export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Column names used by banks, in lower case without punctuation; the first one that the file has is used. */
const NAMES: Record<StatementColumn, readonly string[]> = {
  date: ["date", "txndate", "transactiondate", "trandate", "postingdate", "valuedate", "valuedt"],
  narration: [
    ...["narration", "description", "particulars", "transactionremarks", "remarks"],
    ...["transactionparticulars", "transactiondescription", "details", "transactiondetails"],
  ],
  reference: [
    ...["utr", "utrno", "utrnumber", "referenceno", "referencenumber", "reference", "refno"],
    ...["chqrefno", "chqrefnumber", "refnochequeno", "chequerefno", "transactionid", "tranid"],
  ],
  credit: [
    ...["credit", "creditamount", "creditamt", "deposit", "deposits", "depositamt"],
    ...["depositamount", "depositamountinr", "creditinr", "cr", "amountcredited"],
    ...["amount", "transactionamount", "amountinr", "transactionamountinr"],
  ],
  kind: ["drcr", "crdr", "debitcredit", "type", "transactiontype"],
};

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** The index of each column in the header row; a column that is not found is missing. */
export type Places = Partial<Record<StatementColumn, number>>;

/** The name of each column in the file, when the owner chose it. */
export type Chosen = Partial<Record<StatementColumn, string>>;

export function placesIn(names: readonly string[], chosen: Chosen = {}): Places {
  const plain = names.map(plainName);
  const written = names.map((name) => name.trim().toLowerCase());
  const found = STATEMENT_COLUMNS.flatMap((column): [StatementColumn, number][] => {
    const own = chosen[column];
    const places = own
      ? [written.indexOf(own.toLowerCase())]
      : NAMES[column].map((name) => plain.indexOf(name));
    const place = places.find((index) => index >= 0);
    return place === undefined ? [] : [[column, place]];
  });
  return Object.fromEntries(found);
}

/** True when the columns are enough to find payments. */
export const isEnough = ({ date, credit, narration, reference }: Places): boolean =>
  date !== undefined && credit !== undefined && (narration ?? reference) !== undefined;
