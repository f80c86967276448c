import { ProductImage } from "@/components/domain/product/product-image";
import type { LineKind } from "@/lib/db/generated/enums";

interface LinePictureProps {
  kind: LineKind;
  src: string;
  /** Pixels. */
  size: number;
}

/** The picture of a line's goods; a rupee sign for a set-up or a tool, which have none. */
export function LinePicture({ kind, src, size }: LinePictureProps) {
  return (
    <div className="self-start overflow-hidden rounded-md border">
      {kind === "fee" || kind === "tool" ? (
        <div
          aria-hidden
          className="grid h-11 place-items-center bg-muted text-lg text-muted-foreground"
        >
          ₹
        </div>
      ) : (
        <ProductImage src={src} alt="" sizes={`${size}px`} width={size} />
      )}
    </div>
  );
}
