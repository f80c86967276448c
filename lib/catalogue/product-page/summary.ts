import type { ProductSummary } from "../schemas";
import type { Shown } from "../price/shown-tax";

/** Picks the summary fields from a larger product, for the browser and the cart. */
export function toCardSummary(product: Shown<ProductSummary>): Shown<ProductSummary> {
  return {
    _id: product._id,
    name: product.name,
    category: product.category,
    price: product.price,
    originalPrice: product.originalPrice,
    thumbnailImage: product.thumbnailImage,
    rating: product.rating,
    reviews: product.reviews,
    isNew: product.isNew,
    inStock: product.inStock,
    stockCount: product.stockCount,
    sku: product.sku,
    packSize: product.packSize,
    minQuantity: product.minQuantity,
    packMultiple: product.packMultiple,
    priceTiers: product.priceTiers,
    ...(product.supply === "to_order" ? { supply: product.supply } : {}),
    ...(product.maxQuantity ? { maxQuantity: product.maxQuantity } : {}),
    ...(product.taxedPaise === undefined ? {} : { taxedPaise: product.taxedPaise }),
    ...(product.taxedFromPaise === undefined ? {} : { taxedFromPaise: product.taxedFromPaise }),
  };
}
