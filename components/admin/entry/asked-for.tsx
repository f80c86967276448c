import { QuoteTable } from "@/components/shop/quote/quote-table";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { AskedOrder } from "@/lib/client/checkout/read-asked";
import { staffPaths } from "@/lib/base/staff-paths";

/** What was asked for, above the form that makes an order of it. */
export function AskedFor({ asked: { email, details, item } }: { asked: AskedOrder }) {
  return (
    <Card className="space-y-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-heading">Request for a price</h2>
        <Link href={staffPaths.messages(email)} prefetch={false} className="text-sm text-link">
          See the message
        </Link>
      </div>
      {details && <QuoteTable details={details} />}
      <p className="text-sm text-muted-foreground">
        {item
          ? "The product and its number of packs are filled in below. "
          : "Choose the product below: the request names none that can be ordered. "}
        Once the order is placed, the request counts as answered and the two lead to each other.
      </p>
    </Card>
  );
}
