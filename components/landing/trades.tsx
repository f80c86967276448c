import { Cake, Coffee, CookingPot, Truck, type LucideIcon } from "lucide-react";
import { Link } from "@/components/ui/link";
import { shelfAddress } from "./shelf-address";

interface Trade {
  name: string;
  goods: string;
  Icon: LucideIcon;
  /** Slug of one of the first six categories. */
  category: string;
}

const TRADES: readonly Trade[] = [
  { name: "Cafés", goods: "Cups, lids, carriers", Icon: Coffee, category: "cups-lids" },
  { name: "Kitchens", goods: "Boxes, bowls, trays", Icon: CookingPot, category: "food-packaging" },
  { name: "Sweet shops", goods: "Gift and mithai boxes", Icon: Cake, category: "boxes" },
  { name: "Online shops", goods: "Mailers and cartons", Icon: Truck, category: "mailers" },
];

/** The shortest way for whoever knows what they run, and not what it is called here. */
export function Trades({ categories }: { categories: readonly string[] }) {
  return (
    <nav aria-label="By trade" className="container-page py-5 sm:py-8">
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {TRADES.map(({ name, goods, Icon, category }) => (
          <li key={name}>
            <Link
              href={shelfAddress(category, categories)}
              prefetch={false}
              className="flex h-full min-h-16 items-center gap-3 rounded-lg border bg-card p-3 shadow-sheet transition-colors hover:bg-muted active:bg-secondary sm:p-4"
            >
              <Icon aria-hidden strokeWidth={1.5} className="size-7 shrink-0 text-link" />
              <span className="min-w-0">
                <span className="block leading-tight font-semibold">{name}</span>
                <span className="mt-0.5 block text-sm leading-tight text-muted-foreground">
                  {goods}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
