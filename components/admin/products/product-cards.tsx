"use client";

import { ProductImage } from "@/components/catalogue/product-image";
import { Rupees } from "@/components/format/rupees";
import { NativeSelect } from "@/components/ui/native-select";
import type { AdminProductRecord } from "@/lib/catalogue/admin-schemas";
import { ADMIN_PRODUCT_SORTS, adminSortFrom, sortParts } from "@/lib/catalogue/admin-sort";
import { cn } from "@/lib/cn";
import { countText } from "@/lib/counts";
import type { ListAddress } from "../shared/use-list-address";
import { ProductActions, type ProductCommands } from "./product-actions";
import { sortAddress, type ProductListState } from "./product-list-state";
import { StockBadge } from "./stock-badge";

interface ProductCardsProps {
  products: readonly AdminProductRecord[];
  state: ProductListState;
  address: ListAddress;
  commands: ProductCommands;
  busy: boolean;
  className?: string;
}

const SORT_LABELS: Record<(typeof ADMIN_PRODUCT_SORTS)[number], string> = {
  "name-asc": "Name, A to Z",
  "name-desc": "Name, Z to A",
  "price-asc": "Price, lowest first",
  "price-desc": "Price, highest first",
  "stock-asc": "Stock, lowest first",
  "stock-desc": "Stock, highest first",
  "updated-asc": "Edited, longest ago first",
  "updated-desc": "Edited, latest first",
};

/** The list on a phone: what the table's columns hold, one below the other. */
export function ProductCards(props: ProductCardsProps) {
  const { products, state, address, commands, busy, className } = props;
  return (
    <div className={className}>
      <NativeSelect
        name="sort"
        aria-label="Sort by"
        value={state.sort}
        onChange={(event) =>
          address.show({ sort: sortAddress(...sortParts(adminSortFrom(event.target.value))) })
        }
        className="mb-3"
      >
        {ADMIN_PRODUCT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </NativeSelect>
      <ul aria-busy={busy} className={cn("space-y-3", busy && "opacity-60")}>
        {products.map((product) => (
          <ProductCard key={product._id} product={product} commands={commands} />
        ))}
      </ul>
    </div>
  );
}

interface ProductCardProps {
  product: AdminProductRecord;
  commands: ProductCommands;
}

function ProductCard({ product, commands }: ProductCardProps) {
  const { name, category, price, thumbnailImage, stockCount, status } = product;
  return (
    <li className="rounded-lg border bg-card p-3 text-sm shadow-sheet">
      <div className="flex gap-3">
        <ProductImage
          src={thumbnailImage}
          alt=""
          sizes="64px"
          width={64}
          className="size-16 shrink-0 rounded-sm border"
        />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-muted-foreground">{category}</p>
        </div>
        <p className="font-semibold">
          <Rupees amount={price} />
        </p>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3 border-t pt-1.5">
        <p className="flex flex-wrap gap-x-3">
          <StockBadge state={status} />
          <span className="tabular">{countText(stockCount)} packs</span>
        </p>
        <ProductActions product={product} commands={commands} />
      </div>
    </li>
  );
}
