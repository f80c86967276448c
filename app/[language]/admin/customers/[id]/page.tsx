import type { Metadata } from "next";
import { staffPaths } from "@/lib/base/staff-paths";
import { CustomerStatement } from "@/components/admin/customers/customer-statement";

import { requireAdmission } from "@/lib/identity/access/require-admission";

export const metadata: Metadata = { title: "Statement of Account" };

interface AdminCustomerPageProps {
  params: Promise<{ id: string }>;
}

export default async function AdminCustomerPage({ params }: AdminCustomerPageProps) {
  const { id } = await params;
  await requireAdmission(staffPaths.customer(id));
  return <CustomerStatement key={id} id={id} />;
}
