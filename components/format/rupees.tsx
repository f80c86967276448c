import { formatRupees, toPaise } from "@/lib/pricing/money";

/** An amount of the API, which speaks rupees. */
export function Rupees({ amount }: { amount: number }) {
  return <span className="tabular">{formatRupees(toPaise(amount))}</span>;
}
