import type { Metadata } from "next";
import { ProductsView } from "@/components/admin/products/products-view";
import { requireAdmission } from "@/lib/access/require-admission";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Product Management" };

export default async function AdminProductsPage() {
  await requireAdmission(paths.adminProducts);
  return <ProductsView />;
}
