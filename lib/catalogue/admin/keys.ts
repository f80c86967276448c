import "server-only";
import { asc, desc, keyset, type Keyset } from "@/lib/db/keyset";
import { sortParts, type AdminProductSort } from "./sort";

interface AdminKey {
  id: string;
  name: string;
  pricePaise: number;
  stockCount: number;
  /** No index holds the count itself: a sale would have to change it there. */
  stockBand: number;
  updatedAt: Date;
}

/** How the admin's list of products runs, entries alike by their ids. */
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
