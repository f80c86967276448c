"use client";

import { ProductImage } from "@/components/shop/catalogue/product-image";
import type { Column } from "@/components/shared/list/rows";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import type { AdminProductSort } from "@/lib/catalogue/admin/sort";
import { FeaturedMark } from "./featured-mark";
import { PriceFigure, StockFigure } from "./list-figures";
import { ProductActions, type ProductCommands } from "./product-actions";
import { sortingBy } from "./product-sort";
import { StockBadge } from "./stock-badge";

interface ProductColumnsOptions {
  sort: AdminProductSort;
  address: ListAddress;
  commands: ProductCommands;
}

export function productColumns(options: ProductColumnsOptions): Column<AdminProductRecord>[] {
  const { sort, address, commands } = options;
  return [
    {
      name: "Image",
      headClassName: "w-16",
      cellClassName: "py-1",
      cell: ({ thumbnailImage }) => (
        <ProductImage
          src={thumbnailImage}
          alt=""
          sizes="36px"
          width={36}
          className="w-9 rounded-sm border"
        />
      ),
    },
    {
      name: "Name",
      isTitle: true,
      sorting: sortingBy("name", sort, address),
      cellClassName: "py-1 font-semibold",
      cell: ({ name, category }) => (
        <>
          <span className="line-clamp-2 leading-snug [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-xs font-normal text-muted-foreground lg:hidden">
            {category}
          </span>
        </>
      ),
    },
    { name: "Category", className: "max-lg:hidden", cell: ({ category }) => category },
    {
      name: "Price",
      figure: true,
      sorting: sortingBy("price", sort, address),
      cellClassName: "whitespace-nowrap",
      cell: (product) => <PriceFigure product={product} onChanged={commands.reload} />,
    },
    {
      name: "Stock",
      figure: true,
      sorting: sortingBy("stock", sort, address),
      cell: (product) => <StockFigure product={product} onChanged={commands.reload} />,
    },
    {
      name: "Status",
      cellClassName: "py-1",
      cell: (product) => (
        <>
          <StockBadge state={product.status} />
          <FeaturedMark product={product} />
        </>
      ),
    },
    {
      name: "Actions",
      headClassName: "text-right",
      cellClassName: "py-0 last:pr-2",
      cell: (product) => <ProductActions product={product} commands={commands} />,
    },
  ];
}
