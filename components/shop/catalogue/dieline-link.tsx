import { Ruler } from "lucide-react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { serverPaths } from "@/lib/base/server-paths";
import type { Product } from "@/lib/catalogue/schemas";
import { sheetSize } from "@/lib/catalogue/dieline";
import { findDieline } from "@/lib/catalogue/model/dieline";

/** The flat sheet as a drawing for artwork, for products that fold or have a stated flat size. */
export function DielineLink({ product, className }: { product: Product; className?: string }) {
  const t = useTranslate();
  const sheet = findDieline(product);
  if (!sheet) return null;
  return (
    <a
      href={serverPaths.dieline(product._id)}
      download
      className={cn("flex min-h-11 w-fit items-center gap-2 font-semibold text-link", className)}
    >
      <Ruler aria-hidden className="size-5 shrink-0" />
      {t("Download the dieline, {size} (SVG)", { size: sheetSize(product.dieline ?? sheet) })}
    </a>
  );
}
