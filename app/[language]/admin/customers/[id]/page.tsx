import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { CustomerStatement } from "@/components/admin/customers/customer-statement";
import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Statement of Account" };

export default async function AdminCustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmission(staffPaths.customer(id));
  return <CustomerStatement key={id} id={id} />;
}
