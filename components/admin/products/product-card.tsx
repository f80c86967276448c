"use client";

import { ProductImage } from "@/components/shop/catalogue/product-image";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import { Card } from "@/components/ui/card";
import { NativeSelect } from "@/components/ui/native-select";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import {
  ADMIN_PRODUCT_SORTS,
  adminSortFrom,
  type AdminProductSort,
} from "@/lib/catalogue/admin/sort";
import { FeaturedMark } from "./featured-mark";
import { PriceFigure, StockFigure } from "./list-figures";
import { ProductActions, type ProductCommands } from "./product-actions";
import { SORT_LABELS, sortAddress } from "./product-sort";
import { StockBadge } from "./stock-badge";

interface ProductCardProps {
  product: AdminProductRecord;
  commands: ProductCommands;
}

/** One product on a phone: what the table's columns hold, one below the other. */
export function ProductCard({ product, commands }: ProductCardProps) {
  const { name, category, thumbnailImage, status } = product;
  return (
    <Card className="p-3 text-sm">
      <div className="flex flex-wrap gap-3">
        <ProductImage
          src={thumbnailImage}
          alt=""
          sizes="64px"
          width={64}
          className="size-16 shrink-0 rounded-sm border"
        />
        <div className="min-w-0 flex-1 basis-36">
          <p className="leading-snug font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-muted-foreground">{category}</p>
        </div>
        <div className="ml-auto font-semibold">
          <PriceFigure product={product} onChanged={commands.reload} />
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3 border-t pt-1.5">
        <div className="flex flex-wrap items-center gap-x-3">
          <StockBadge state={status} />
          <FeaturedMark product={product} />
          <span className="tabular">
            <StockFigure product={product} onChanged={commands.reload} /> packs
          </span>
        </div>
        <ProductActions product={product} commands={commands} />
      </div>
    </Card>
  );
}

/** The order of the cards, which have no head to press. */
export function SortSelect({ sort, address }: { sort: AdminProductSort; address: ListAddress }) {
  return (
    <NativeSelect
      name="sort"
      aria-label="Sort by"
      value={sort}
      onChange={(event) => address.show({ sort: sortAddress(adminSortFrom(event.target.value)) })}
      className="mb-3"
    >
      {ADMIN_PRODUCT_SORTS.map((each) => (
        <option key={each} value={each}>
          {SORT_LABELS[each]}
        </option>
      ))}
    </NativeSelect>
  );
}
