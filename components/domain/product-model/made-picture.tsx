import { ProductImage } from "@/components/domain/product/product-image";
import { lateExtra } from "@/components/ui/late";
import { cn } from "@/lib/base/cn";
import type { SizeChoice } from "@/lib/pricing/size-spec";

const MadeDrawing = lateExtra(
  () => import("./made-drawing").then((file) => file.MadeDrawing),
  <ProductImage src="" alt="" sizes="" width={112} />,
);

interface MadePictureProps {
  /** The choices of a box made to size; undefined for a product. */
  made: SizeChoice | undefined;
  src: string;
  sizes: string;
  width: number;
  className?: string;
}

/** The picture of a line; a box made to size without one is drawn in its proportions. */
export function MadePicture({ made, className, ...image }: MadePictureProps) {
  if (image.src !== "" || !made) return <ProductImage {...image} alt="" className={className} />;
  return (
    <div aria-hidden className={cn("product-image overflow-hidden", className)}>
      <MadeDrawing made={made} />
    </div>
  );
}
