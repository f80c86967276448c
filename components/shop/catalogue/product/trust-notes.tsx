import { BadgeCheck, RotateCcw, Truck } from "lucide-react";
import { formatPlainRupees } from "@/lib/pricing/money";

/** @param freeShippingAbovePaise from the settings: orders above it ship free */
export function TrustNotes({ freeShippingAbovePaise }: { freeShippingAbovePaise: number }) {
  const notes = [
    { Icon: BadgeCheck, text: "Quality Guaranteed" },
    { Icon: Truck, text: `Free Shipping ${formatPlainRupees(freeShippingAbovePaise)}+` },
    { Icon: RotateCcw, text: "Easy Returns" },
  ];
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-2 border-y py-4 text-sm font-medium max-sm:flex-col">
      {notes.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon aria-hidden strokeWidth={1.6} className="size-5 shrink-0 text-success" />
          {text}
        </li>
      ))}
    </ul>
  );
}
