import { Box } from "lucide-react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { serverPaths } from "@/lib/base/server-paths";

/** Links to the page where a product can be turned, folded and tried with a logo. */

interface ModelLinkProps {
  productId: string;
}

/** The link after the thumbnails. */
export function ModelTile({ productId }: ModelLinkProps) {
  const t = useTranslate();
  return (
    <Link
      href={serverPaths.productModel(productId)}
      prefetch={false}
      aria-label={t("Turn it, fold it, put your logo on it")}
      className="flex aspect-square w-13 flex-col items-center justify-center rounded-md border-2 border-input bg-card text-xs font-semibold text-link hover:border-primary sm:w-20 sm:text-sm"
    >
      <Box aria-hidden className="size-5 sm:size-7" />
      3D
    </Link>
  );
}

/** The link beside the purchase buttons. */
export function ModelButton({ productId }: ModelLinkProps) {
  const t = useTranslate();
  return (
    <Button asChild size="lg" variant="secondary" className="px-4 max-lg:w-full">
      <Link href={serverPaths.productModel(productId)} prefetch={false}>
        <Box aria-hidden /> {t("Turn and fold it")}
      </Link>
    </Button>
  );
}
