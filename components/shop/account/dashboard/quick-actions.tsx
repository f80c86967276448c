import { PackageSearch, Settings, ShoppingCart, UserRound } from "lucide-react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

const ACTIONS = [
  { label: "Browse Products", href: paths.products(), Icon: PackageSearch },
  { label: "View Cart", href: paths.cart, Icon: ShoppingCart },
  { label: "Edit Profile", href: paths.dashboard("profile"), Icon: UserRound },
  { label: "Account Settings", href: paths.dashboard("settings"), Icon: Settings },
];

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-4 text-heading">
        Quick actions
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {ACTIONS.map(({ label, href, Icon }) => (
          <li key={label}>
            <Link
              href={href}
              prefetch={false}
              className="flex h-full min-h-14 items-center gap-3 rounded-lg border bg-card px-4 py-3 leading-tight font-semibold hover:bg-muted"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-link" strokeWidth={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
