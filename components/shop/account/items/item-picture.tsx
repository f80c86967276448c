import { SmallPicture } from "@/components/domain/artwork/small-picture";
import { ProductImage } from "@/components/domain/product/product-image";
import type { ItemAnswer } from "@/lib/orders/items/schemas";

/** The proof's picture, or else the product's. */
export function ItemPicture({ item }: { item: ItemAnswer }) {
  const { approvedProof, thumbnailImage } = item;
  const picture = "size-16 shrink-0 rounded-md border bg-white object-contain sm:size-20";
  if (approvedProof?.picture) {
    return <SmallPicture src={approvedProof.picture} className="size-16 sm:size-20" />;
  }
  return <ProductImage src={thumbnailImage} alt="" sizes="80px" width={80} className={picture} />;
}
