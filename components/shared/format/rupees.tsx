import { formatRupees, toPaise } from "@/lib/pricing/money";

/** An amount of the API, which speaks rupees; what is taken off has a minus as wide as the figures. */
export function Rupees({ amount }: { amount: number }) {
  return (
    <span className="tabular">
      {amount < 0 && "−"}
      {formatRupees(toPaise(Math.abs(amount)))}
    </span>
  );
}
