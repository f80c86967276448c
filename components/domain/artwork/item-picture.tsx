import { MadePicture } from "@/components/domain/product-model/made-picture";
import { cn } from "@/lib/base/cn";
import { toSizeChoice } from "@/lib/pricing/size-spec";
import type { ItemAnswer } from "@/lib/orders/items/schemas";
import { SmallPicture } from "./small-picture";

interface ItemPictureProps {
  item: ItemAnswer;
  /** Its size. */
  className?: string;
}

/** The proof's picture, or else the product's or the box's. */
export function ItemPicture({ item, className = "size-16 sm:size-20" }: ItemPictureProps) {
  const { approvedProof, thumbnailImage, style, made } = item;
  if (approvedProof?.picture) {
    return <SmallPicture src={approvedProof.picture} className={className} />;
  }
  return (
    <MadePicture
      made={toSizeChoice({ style: style ?? undefined, made })}
      src={thumbnailImage}
      sizes="80px"
      width={80}
      className={cn("shrink-0 rounded-md border bg-white object-contain", className)}
    />
  );
}
