import "server-only";
import { asc, desc, keyset, type Keyset } from "@/lib/db/keyset";
import { sortParts, type AdminProductSort } from "./sort";

interface AdminKey {
  id: string;
  name: string;
  pricePaise: number;
  stockCount: number;
  /** The list sorts by stock band, because an index on the exact count would be rewritten by every sale. */
  stockBand: number;
  updatedAt: Date;
}

/** The sort keys of the admin's product list. Products with equal keys are ordered by id. */
export function adminKeys(sort: AdminProductSort): Keyset<AdminKey> {
  const name = `admin-products:${sort}`;
  const [column, direction] = sortParts(sort);
  const by = direction === "asc" ? asc : desc;
  const id = by("id", "uuid");
  switch (column) {
    case "name":
      return keyset(name, [by("name", "text"), id]);
    case "price":
      return keyset(name, [by("pricePaise", "integer"), id]);
    case "stock":
      return keyset(name, [by("stockBand", "integer"), by("stockCount", "integer"), id]);
    case "updated":
      return keyset(name, [by("updatedAt", "date"), id]);
  }
}
