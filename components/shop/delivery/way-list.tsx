import { useWords } from "#words";
import { Rupees } from "@/components/shared/format/rupees";
import type { PricedWayAnswer } from "@/lib/shop/shipping/schemas";
import { noChargeText, WAY_NAMES } from "@/lib/shop/shipping/way-names";

/** What each way of shipping costs; nothing where there is none. */
export function WayList({ ways, busy = false }: { ways: PricedWayAnswer[]; busy?: boolean }) {
  const say = useWords();
  if (ways.length === 0) return null;
  return (
    <ul aria-busy={busy} aria-label={say("Shipping")} className="mt-2.5 space-y-1.5">
      {ways.map((priced) => (
        <li key={priced.way} className="flex justify-between gap-4">
          <span className="min-w-0">
            {say(WAY_NAMES[priced.way])}
            <span className="block text-sm text-muted-foreground">{say(priced.words)}</span>
          </span>
          <span className="font-semibold">
            <WayAmount priced={priced} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function WayAmount({ priced: { way, amount } }: { priced: PricedWayAnswer }) {
  const say = useWords();
  if (amount === null) return say("Ask us");
  return amount === 0 ? say(noChargeText(way)) : <Rupees amount={amount} />;
}
