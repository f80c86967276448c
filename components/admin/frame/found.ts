import type { AdminSearch } from "@/lib/dashboard/admin-search/schemas";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";

/** Something that the search of the header leads to. */
export interface FoundEntry {
  /** The heading under which it stands. */
  group: "Orders" | "Products" | "People";
  id: string;
  title: string;
  note: string;
  href: string;
}

/** What was found, as it is listed: by kind, each with where it leads. */
export function foundEntries({ orders, products, people }: AdminSearch): FoundEntry[] {
  return [
    ...orders.map(({ _id, orderId, name, status }) => ({
      group: "Orders" as const,
      ...{ id: _id, title: orderId, note: `${name}, ${status}`, href: paths.adminOrder(_id) },
    })),
    ...products.map(({ _id, name, sku }) => ({
      group: "Products" as const,
      ...{ id: _id, title: name, note: sku ?? "", href: staffPaths.product({ _id, name }) },
    })),
    ...people.map(({ _id, name, email, role }) => ({
      group: "People" as const,
      ...{ id: _id, title: name, note: `${email}, ${role}`, href: staffPaths.user({ _id, email }) },
    })),
  ];
}
