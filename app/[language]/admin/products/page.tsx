import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { ProductsView } from "@/components/admin/products/products-view";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { getShelves } from "@/lib/catalogue/categories/cached";

export const metadata: Metadata = { title: "Product Management" };

export default async function AdminProductsPage() {
  await requireAdmission(staffPaths.products);
  const shelves = await getShelves();
  return <ProductsView categories={shelves.map(({ name }) => name)} />;
}
