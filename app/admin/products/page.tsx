import type { Metadata } from "next";
import { ProductsView } from "@/components/admin/products/products-view";
import { requireAdmin } from "@/lib/access/require-admin";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Product Management" };

export default async function AdminProductsPage() {
  await requireAdmin(paths.adminProducts);
  return <ProductsView />;
}
