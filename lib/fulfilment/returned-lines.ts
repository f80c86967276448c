/** A line of an order, and how many of its packs came back so far. */
export interface SoldPacks {
  id: string;
  name: string;
  bought: number;
  returned: number;
}

/** Why these packs cannot have come back; null where they can: never more than are still out. */
export function returnedRefusal(
  lines: readonly SoldPacks[],
  wanted: readonly { line: string; quantity: number }[],
): string | null {
  for (const { line, quantity } of wanted) {
    const sold = lines.find(({ id }) => id === line);
    if (!sold) return "One of the lines is not of this order.";
    const out = sold.bought - sold.returned;
    if (quantity > out) return `Of ${sold.name} at most ${out} can come back.`;
  }
  return null;
}
