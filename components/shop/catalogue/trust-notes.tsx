import { BadgeCheck, RotateCcw, Truck } from "lucide-react";
import { formatPlainRupees } from "@/lib/pricing/money";

interface TrustNotesProps {
  /** Orders above it ship free; null where shipping is priced by weight. */
  freeShippingAbovePaise: number | null;
}

export function TrustNotes({ freeShippingAbovePaise }: TrustNotesProps) {
  const shipping =
    freeShippingAbovePaise === null
      ? "Shipping by weight"
      : `Free Shipping ${formatPlainRupees(freeShippingAbovePaise)}+`;
  const notes = [
    { Icon: BadgeCheck, text: "Quality Guaranteed" },
    { Icon: Truck, text: shipping },
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
