import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { CustomerView } from "@/components/admin/customers/customer-view";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Customer" };

export default async function AdminCustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmission(staffPaths.customer(id));
  return <CustomerView key={id} id={id} />;
}
