import { Cake, Coffee, CookingPot, Truck, type LucideIcon } from "lucide-react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

interface Trade {
  name: string;
  goods: string;
  Icon: LucideIcon;
  /** One of the first six; under another name its address leads on. */
  category: string;
}

const TRADES: readonly Trade[] = [
  { name: "Cafés", goods: "Cups, lids, carriers", Icon: Coffee, category: "Cups & Lids" },
  { name: "Kitchens", goods: "Boxes, bowls, trays", Icon: CookingPot, category: "Food Packaging" },
  { name: "Sweet shops", goods: "Gift and mithai boxes", Icon: Cake, category: "Boxes" },
  { name: "Online shops", goods: "Mailers and cartons", Icon: Truck, category: "Mailers" },
];

/** The shortest way for whoever knows what they run, and not what it is called here. */
export function Trades() {
  return (
    <nav aria-label="By trade" className="container-page py-5 sm:py-8">
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {TRADES.map(({ name, goods, Icon, category }) => (
          <li key={name}>
            <Link
              href={paths.products({ category })}
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
