import {
  Cake,
  Coffee,
  CookingPot,
  Factory,
  Gift,
  Pill,
  Shirt,
  Sprout,
  Store,
  Truck,
  type LucideIcon,
} from "lucide-react";
import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import type { SiteContent } from "@/lib/shop/content/blocks";
import type { TradeIcon } from "@/lib/shop/content/pictures";
import { shelfAddress } from "./shelf-address";

const DRAWINGS: Record<TradeIcon, LucideIcon> = {
  coffee: Coffee,
  kitchen: CookingPot,
  cake: Cake,
  truck: Truck,
  shop: Store,
  clothes: Shirt,
  gift: Gift,
  plant: Sprout,
  medicine: Pill,
  factory: Factory,
};

interface TradesProps {
  trades: SiteContent["trades"]["items"];
  /** Slugs of the categories, former ones included. */
  categories: readonly string[];
}

/** Links by type of business, for visitors who do not know the products' names. */
export function Trades({ trades, categories }: TradesProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t("By trade")} className="container-page py-4 sm:py-8">
      <ul className="snap-shelf md:grid md:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {trades.map(({ name, goods, icon, category }, index) => (
          <li key={index} className="max-md:min-w-[40vw]">
            <Link
              href={shelfAddress(category, categories)}
              prefetch={false}
              className="flex h-full min-h-16 items-center gap-3 rounded-lg border bg-card p-3 shadow-sheet transition-colors hover:bg-muted active:bg-secondary sm:p-4"
            >
              <TradeDrawing icon={icon} />
              <span className="min-w-0">
                <span className="block leading-tight font-semibold">{name}</span>
                {goods && (
                  <span className="mt-0.5 block text-sm leading-tight text-muted-foreground">
                    {goods}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TradeDrawing({ icon }: { icon: TradeIcon }) {
  const Drawing = DRAWINGS[icon];
  return <Drawing aria-hidden strokeWidth={1.5} className="size-7 shrink-0 text-link" />;
}
