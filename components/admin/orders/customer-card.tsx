import { Mail, Phone } from "lucide-react";
import { phoneHref } from "@/components/format/phone-href";
import { DownloadInvoice } from "@/components/order/download-invoice";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { paths } from "@/lib/paths";

const LINE = "flex min-h-9 items-center gap-2.5 text-link pointer-coarse:min-h-11";

/** Who ordered and how they are reached. */
export function CustomerCard({ order }: { order: OrderAnswer }) {
  const { user, phone, company, orderId, note } = order;
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
        <Link href={paths.adminOrderSearch(user.email)} prefetch={false} className={LINE}>
          All orders of this customer
        </Link>
      </div>
      {note && (
        <p className="mt-3 border-t perforated pt-3 text-[0.9375rem] break-words whitespace-pre-line">
          <span className="block text-sm text-muted-foreground">Note with the order</span>
          {note}
        </p>
      )}
      <DownloadInvoice orderNumber={orderId} variant="outline" className="mt-3 w-full" />
    </Card>
  );
}

/** Opens the admin's mail program, with the order named. */
function mailAddress(email: string, orderId: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Order ${orderId}`)}`;
}
