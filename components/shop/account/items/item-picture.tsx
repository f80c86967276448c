import { SmallPicture } from "@/components/domain/artwork/small-picture";
import { MadePicture } from "@/components/shop/sizes/made-picture";
import { toSizeChoice } from "@/lib/pricing/size-spec";
import type { ItemAnswer } from "@/lib/orders/items/schemas";

/** The proof's picture, or else the product's or the box's. */
export function ItemPicture({ item }: { item: ItemAnswer }) {
  const { approvedProof, thumbnailImage, style, made } = item;
  const picture = "size-16 shrink-0 rounded-md border bg-white object-contain sm:size-20";
  if (approvedProof?.picture) {
    return <SmallPicture src={approvedProof.picture} className="size-16 sm:size-20" />;
  }
  return (
    <MadePicture
      made={toSizeChoice({ style: style ?? undefined, made })}
      src={thumbnailImage}
      sizes="80px"
      width={80}
      className={picture}
    />
  );
}
