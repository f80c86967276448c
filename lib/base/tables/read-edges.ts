import { readLength } from "./read-measure";
import { LONGEST_NUMBER, refuse, type NumberStyle, type Read } from "./read-number";

/**
 * Reads edges such as "600 x 400 x 350" or "30.6 × 20 cm" in millimetres; a unit behind the last one is that of all.
 */
export function readEdges(text: string, count: number, style: NumberStyle = {}): Read<number[]> {
  const edges = text.split(/[x×*]/i).map((edge) => edge.trim());
  const isShort = edges.every((edge) => edge.length <= LONGEST_NUMBER);
  if (edges.length !== count || !isShort) return refuse(text, `does not have ${count} edges.`);
  const [unit = ""] = /\p{L}+\.?$/u.exec(edges.at(-1) ?? "") ?? [];
  const read = edges.map((edge) =>
    readLength(/\p{L}/u.test(edge) ? edge : `${edge} ${unit}`, style),
  );
  const reason = read.find((each) => each.reason !== undefined)?.reason;
  return reason === undefined ? { value: read.map(({ value = 0 }) => value) } : { reason };
}
