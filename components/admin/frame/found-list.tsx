import { Building2, type LucideIcon, Package, ShoppingCart, UserRound } from "lucide-react";
import { cn } from "@/lib/base/cn";
import { can } from "@/lib/base/permissions";
import { staffPaths } from "@/lib/base/staff-paths";
import type { AdminSearch } from "@/lib/dashboard/admin-search/schemas";

const GROUPS: readonly { group: FoundEntry["group"]; Icon: LucideIcon }[] = [
  { group: "Orders", Icon: ShoppingCart },
  { group: "Products", Icon: Package },
  { group: "Companies", Icon: Building2 },
  { group: "People", Icon: UserRound },
];

interface FoundListProps {
  id: string;
  entries: readonly FoundEntry[];
  active: number;
  onOpen: (entry: FoundEntry) => void;
}

export function FoundList({ id, entries, active, onOpen }: FoundListProps) {
  const groups = GROUPS.filter(({ group }) => entries.some((entry) => entry.group === group));
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Found"
      className="max-h-[70dvh] overflow-y-auto overscroll-contain"
    >
      {groups.map(({ group, Icon }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="py-1">
          <p
            id={`${id}-${group}`}
            role="presentation"
            className="px-3 pt-1.5 pb-0.5 text-xs text-muted-foreground"
          >
            {group}
          </p>
          {entries.map(
            (entry, index) =>
              entry.group === group && (
                <div
                  key={entry.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => onOpen(entry)}
                  className={cn(
                    "flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-secondary",
                    index === active && "bg-secondary outline-2 -outline-offset-2 outline-ring",
                  )}
                >
                  <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                  <span className="min-w-0 text-sm leading-tight">
                    <span className="block truncate font-semibold">{entry.title}</span>
                    <span className="block truncate text-xs text-muted-foreground">
                      {entry.note}
                    </span>
                  </span>
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}

export interface FoundEntry {
  group: "Orders" | "Products" | "Companies" | "People";
  id: string;
  title: string;
  note: string;
  href: string;
}

export function foundEntries(
  { orders, products, companies, people }: AdminSearch,
  mayReadCustomers: boolean,
): FoundEntry[] {
  return [
    ...orders.map(({ _id, orderId, name, status }) => ({
      group: "Orders" as const,
      id: _id,
      title: orderId,
      note: `${name}, ${status}`,
      href: staffPaths.order(_id),
    })),
    ...products.map(({ _id, name, sku }) => ({
      group: "Products" as const,
      id: _id,
      title: name,
      note: sku ?? "",
      href: staffPaths.product(_id),
    })),
    ...companies.map(({ _id, name }) => ({
      group: "Companies" as const,
      id: _id,
      title: name,
      note: "",
      href: staffPaths.customer(_id),
    })),
    ...people.map(({ _id, name, email, role }) => ({
      group: "People" as const,
      id: _id,
      title: name,
      note: `${email}, ${role}`,
      href:
        mayReadCustomers && !can(role, "admin.open")
          ? staffPaths.customer(_id)
          : staffPaths.user({ _id, email }),
    })),
  ];
}
