import { MessageSquareQuote } from "lucide-react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

interface PriceRequestLinkProps {
  /** The `_id` of the product to request a price for. */
  product?: string;
  children: string;
}

export function PriceRequestLink({ product, children }: PriceRequestLinkProps) {
  return (
    <Link
      href={paths.quote(product)}
      prefetch={false}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-link"
    >
      <MessageSquareQuote aria-hidden className="size-5 shrink-0" />
      {children}
    </Link>
  );
}
