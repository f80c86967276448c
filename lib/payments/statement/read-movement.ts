import { readAmount, readSide, type Side, type SidedAmount } from "@/lib/base/tables/read-amount";
import type { NumberStyle, Read } from "@/lib/base/tables/read-number";
import type { Direction, Places } from "./columns";
import type { Transaction } from "./transactions";

export interface Movement {
  side: Side;
  paise: number;
}

export interface MovementRules {
  places: Places;
  style: NumberStyle;
  /** Direction of unsigned amounts, when no other column has it. */
  direction: Direction | undefined;
  /** The file writes debits without a minus, so a debit with one is a reversal. */
  hasPlainDebits: boolean;
}

const UNSAID = "The row does not say whether the money came in or went out.";
const BOTH = "The row has money that came in and money that went out.";
const NOT_IN = "The amount stands under money that came in, and says that it went out.";
const NOT_OUT = "The amount stands under money that went out, and says that it came in.";
const TAKEN_BACK = "The amount under money that went out has a minus.";
const CONTRADICTS = "Amount and type contradict each other.";

/** Reads amount and direction of a payment; null for a row without an amount. */
export function readMovement(
  transaction: Transaction,
  rules: MovementRules,
): Read<Movement | null> {
  if (transaction.problem !== null) return { reason: transaction.problem };
  return rules.places.credit === undefined
    ? fromOneColumn(transaction, rules)
    : fromTwoColumns(transaction, rules);
}

function fromTwoColumns({ cell }: Transaction, rules: MovementRules): Read<Movement | null> {
  const credit = readAmount(cell("credit"), rules.style);
  const debit = readAmount(cell("debit"), rules.style);
  if (credit.reason !== undefined) return { reason: credit.reason };
  if (debit.reason !== undefined) return { reason: debit.reason };
  if (credit.value && debit.value) return { reason: BOTH };
  if (debit.value) return fromDebit(debit.value, rules);
  if (!credit.value) return { value: null };
  if (credit.value.says === "out") return { reason: NOT_IN };
  // With a debit column, a "Dr / Cr" column may belong to the balance.
  const isOut = rules.places.debit === undefined && readSide(cell("kind").text) === "out";
  return isOut ? { reason: CONTRADICTS } : { value: { side: "in", paise: credit.value.paise } };
}

function fromDebit(
  { paise, says }: SidedAmount,
  { hasPlainDebits }: MovementRules,
): Read<Movement> {
  if (says === "in") return { reason: NOT_OUT };
  return says === "out" && hasPlainDebits
    ? { reason: TAKEN_BACK }
    : { value: { side: "out", paise } };
}

function fromOneColumn(
  { cell }: Transaction,
  { style, direction }: MovementRules,
): Read<Movement | null> {
  const { value, reason } = readAmount(cell("amount"), style);
  if (reason !== undefined) return { reason };
  if (value === null) return { value: null };
  const kind = readSide(cell("kind").text);
  if (kind !== null && value.says !== null && kind !== value.says) return { reason: CONTRADICTS };
  const side = kind ?? value.says ?? direction;
  return side ? { value: { side, paise: value.paise } } : { reason: UNSAID };
}
