import type { Metadata } from "next";
import { EditProduct } from "@/components/admin/products/form/product-page";
import { staffPaths } from "@/lib/base/staff-paths";
import { getShelves } from "@/lib/catalogue/categories/cached";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Edit Product" };

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmission(staffPaths.product(id));
  const shelves = await getShelves();
  return <EditProduct key={id} id={id} categories={shelves.map(({ name }) => name)} />;
}
