import type { Metadata } from "next";
import { NewProduct } from "@/components/admin/products/form/product-page";
import { staffPaths } from "@/lib/base/staff-paths";
import { getShelves } from "@/lib/catalogue/categories/cached";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Add New Product" };

export default async function NewProductPage() {
  await requireAdmission(staffPaths.newProduct);
  const shelves = await getShelves();
  return <NewProduct categories={shelves.map(({ name }) => name)} />;
}
