import { MessageSquareQuote } from "lucide-react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

interface AskPriceLinkProps {
  /** The `_id` of the product that it is about. */
  product?: string;
  children: string;
}

/** Leads to the form by which a price is asked for. */
export function AskPriceLink({ product, children }: AskPriceLinkProps) {
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
