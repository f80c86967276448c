import { toCell, type Given } from "./cell";
import { refuse, type Read } from "./read-number";

const MEANINGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  on: true,
  "1": true,
  false: false,
  no: false,
  n: false,
  off: false,
  "0": false,
};

export function readYesNo(given: Given): Read<boolean> {
  const cell = toCell(given);
  if (cell.kind === "unreadable") return { reason: cell.reason };
  const yes = cell.kind === "yes-no" ? cell.yes : MEANINGS[cell.text.trim().toLowerCase()];
  return yes === undefined ? refuse(cell.text, "is neither true nor false.") : { value: yes };
}
