import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { phoneHref } from "@/components/shared/format/phone-href";
import { Card } from "@/components/ui/card";
import type { OrderAnswer } from "@/lib/orders/schemas";

const LINE = "flex min-h-9 items-center gap-2.5 text-link pointer-coarse:min-h-11";

interface CustomerCardProps {
  order: OrderAnswer;
  /** What else is known of them. */
  children: ReactNode;
}

/** Who ordered and how they are reached. */
export function CustomerCard({ order, children }: CustomerCardProps) {
  const { user, phone, company, orderId } = order;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Customer</h2>
      <p className="mt-3 font-semibold break-words">{user.name}</p>
      {company && <p className="text-sm break-words text-muted-foreground">{company}</p>}
      <div className="mt-1.5 text-[0.9375rem]">
        <a href={mailAddress(user.email, orderId)} className={LINE}>
          <Mail aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 break-words">{user.email}</span>
        </a>
        {phone && (
          <a href={phoneHref(phone)} className={LINE}>
            <Phone aria-hidden className="size-4 shrink-0" />
            <span className="tabular">{phone}</span>
          </a>
        )}
      </div>
      {children}
    </Card>
  );
}

/** Opens the admin's mail program, with the order named. */
function mailAddress(email: string, orderId: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Order ${orderId}`)}`;
}
