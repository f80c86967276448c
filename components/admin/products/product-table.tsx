"use client";

import { ProductImage } from "@/components/catalogue/product-image";
import { Rupees } from "@/components/format/rupees";
import type { AdminProductRecord } from "@/lib/catalogue/admin-schemas";
import type { AdminSortColumn } from "@/lib/catalogue/admin-sort";
import { countText } from "@/lib/counts";
import { Cell, DataTable, HeadCell } from "../shared/data-table";
import { SortHead } from "../shared/sort-head";
import type { ListAddress } from "../shared/use-list-address";
import { ProductActions, type ProductCommands } from "./product-actions";
import { directionOf, sortAddress, type ProductListState } from "./product-list-state";
import { StockBadge } from "./stock-badge";

interface ProductTableProps {
  products: readonly AdminProductRecord[];
  state: ProductListState;
  address: ListAddress;
  commands: ProductCommands;
  busy: boolean;
  className?: string;
}

export function ProductTable(props: ProductTableProps) {
  const { products, state, address, commands, busy, className } = props;
  const sortBy = (column: AdminSortColumn) => ({
    direction: directionOf(state.sort, column),
    onSort: (direction: "asc" | "desc") => address.show({ sort: sortAddress(column, direction) }),
  });
  return (
    <DataTable
      caption="Products"
      busy={busy}
      className={className}
      head={
        <>
          <HeadCell className="w-16">Image</HeadCell>
          <SortHead label="Name" {...sortBy("name")} />
          <HeadCell className="max-lg:hidden">Category</HeadCell>
          <SortHead label="Price" figure {...sortBy("price")} />
          <SortHead label="Stock" figure {...sortBy("stock")} />
          <HeadCell>Status</HeadCell>
          <HeadCell className="text-right">Actions</HeadCell>
        </>
      }
    >
      {products.map((product) => (
        <ProductRow key={product._id} product={product} commands={commands} />
      ))}
    </DataTable>
  );
}

interface ProductRowProps {
  product: AdminProductRecord;
  commands: ProductCommands;
}

function ProductRow({ product, commands }: ProductRowProps) {
  const { name, category, price, thumbnailImage, stockCount, status } = product;
  return (
    <tr>
      <Cell className="py-1">
        <ProductImage
          src={thumbnailImage}
          alt=""
          sizes="36px"
          width={36}
          className="w-9 rounded-sm border"
        />
      </Cell>
      <th scope="row" className="px-3 py-1 font-semibold">
        <span className="line-clamp-2 leading-snug [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-xs font-normal text-muted-foreground lg:hidden">
          {category}
        </span>
      </th>
      <Cell className="max-lg:hidden">{category}</Cell>
      <Cell figure className="whitespace-nowrap">
        <Rupees amount={price} />
      </Cell>
      <Cell figure>{countText(stockCount)}</Cell>
      <Cell>
        <StockBadge state={status} />
      </Cell>
      <Cell className="py-0 last:pr-2">
        <ProductActions product={product} commands={commands} />
      </Cell>
    </tr>
  );
}
