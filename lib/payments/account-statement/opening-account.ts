import { owedBy } from "@/lib/companies/openings/opening-balance";
import { MEANS_NAMES } from "../kinds";
import type { OpeningEntryRow } from "../openings/read-opening";
import type { AccountOrder } from "./debts";
import type { OrderChange } from "./order-changes";

/**
 * A company's opening balance for its statement: like an invoice of its day, late from the next day on. It bears no
 * interest, because the arrival of its goods is unknown.
 */
export function openingAccount(rows: readonly OpeningEntryRow[]): AccountOrder[] {
  if (rows.length === 0) return [];
  const changes = rows
    .map(toChange)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return [{ number: "", lateFrom: null, changes }];
}

function toChange(row: OpeningEntryRow): OrderChange {
  const isMoney = row.kind === "receipt" || row.kind === "reversal";
  return {
    at: row.at,
    kind: row.kind === "receipt" || row.kind === "reversal" ? row.kind : "opening",
    number: "",
    words: isMoney ? moneyWords(row) : openingWords(row),
    paise: owedBy(row),
    isUnbilled: false,
    corrects: [],
  };
}

function moneyWords({ kind, means, reference }: OpeningEntryRow): string {
  const name = MEANS_NAMES[means ?? "other"];
  return kind === "reversal" ? `${name}, taken back` : [name, reference].filter(Boolean).join(" ");
}

const openingWords = ({ kind, reason }: OpeningEntryRow): string =>
  kind === "opening" ? "From earlier books" : `Correction: ${reason ?? ""}`;
