import { Settings2, Wrench } from "lucide-react";
import { ProductImage } from "@/components/domain/product/product-image";
import type { LineKind } from "@/lib/db/generated/enums";

const COSTS: Partial<Record<LineKind, typeof Wrench>> = { fee: Settings2, tool: Wrench };

interface LinePictureProps {
  kind: LineKind;
  src: string;
  /** Pixels. */
  size: number;
}

/** The picture of a line's goods; of a set-up or a tool, which are costs and no goods, a sign. */
export function LinePicture({ kind, src, size }: LinePictureProps) {
  const Cost = COSTS[kind];
  return (
    <div className="self-start overflow-hidden rounded-md border">
      {Cost ? (
        <div className="grid h-11 place-items-center bg-muted text-muted-foreground">
          <Cost aria-hidden className="size-5" />
        </div>
      ) : (
        <ProductImage src={src} alt="" sizes={`${size}px`} width={size} />
      )}
    </div>
  );
}
