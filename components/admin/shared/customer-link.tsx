import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { staffPaths } from "@/lib/base/staff-paths";
import { useMay } from "@/lib/client/use-role";

interface CustomerLinkProps {
  /** The company or account; null for a guest, who has no page. */
  customer: string | null | undefined;
  children: ReactNode;
}

/** A customer's name, linked to the customer page for users who may read it. */
export function CustomerLink({ customer, children }: CustomerLinkProps) {
  const mayRead = useMay("customers.read");
  if (!customer || !mayRead) return children;
  return (
    <Link href={staffPaths.customer(customer)} prefetch={false} className="text-link">
      {children}
    </Link>
  );
}
