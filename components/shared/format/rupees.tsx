import { formatRupees, toPaise } from "@/lib/pricing/money";

/** An amount from the API, in rupees; a negative one has a minus sign as wide as a digit. */
export function Rupees({ amount }: { amount: number }) {
  return (
    <span className="tabular">
      {amount < 0 && "−"}
      {formatRupees(toPaise(Math.abs(amount)))}
    </span>
  );
}
