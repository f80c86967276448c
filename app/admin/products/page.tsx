import type { Metadata } from "next";
import { ProductsView } from "@/components/admin/products/products-view";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { getShelves } from "@/lib/catalogue/categories/cached";
import { paths } from "@/lib/base/paths";

export const metadata: Metadata = { title: "Product Management" };

export default async function AdminProductsPage() {
  await requireAdmission(paths.adminProducts);
  const shelves = await getShelves();
  return <ProductsView categories={shelves.map(({ name }) => name)} />;
}
