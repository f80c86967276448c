import { Box } from "lucide-react";
import { Link } from "@/components/ui/link";
import { serverPaths } from "@/lib/base/server-paths";

/** Leads to the page where the product can be turned, folded and tried with a logo. */
export function ModelLink({ productId }: { productId: string }) {
  return (
    <Link
      href={serverPaths.productModel(productId)}
      prefetch={false}
      className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link"
    >
      <Box aria-hidden className="size-5 shrink-0" />
      Turn it, fold it, put your logo on it
    </Link>
  );
}
