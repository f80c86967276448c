import {
  Archive,
  CircleCheck,
  CircleSlash,
  CircleX,
  FilePen,
  Hammer,
  type LucideIcon,
  Star,
  TriangleAlert,
} from "lucide-react";
import type { Column } from "@/components/shared/list/rows";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import { ProductImage } from "@/components/domain/product/product-image";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import { staffPaths } from "@/lib/base/staff-paths";
import { cn } from "@/lib/base/cn";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import {
  ADMIN_PRODUCT_SORTS,
  type AdminProductSort,
  adminSortFrom,
} from "@/lib/catalogue/admin/sort";
import { type ListedState, STATE_LABELS } from "@/lib/catalogue/low-stock";
import { PriceFigure, StockFigure } from "./list-figures";
import { ProductActions, type ProductCommands } from "./product-actions";
import { SORT_LABELS, sortAddress, sortingBy } from "./product-sort";

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
      cell: ({ category, ...product }) => (
        <>
          <NameLink {...product} />
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

/** What is archived has no form. */
function NameLink({ _id, name, status }: Pick<AdminProductRecord, "_id" | "name" | "status">) {
  const text = "leading-snug [overflow-wrap:anywhere]";
  if (status === "archived") return <span className={text}>{name}</span>;
  return (
    <Link href={staffPaths.product(_id)} prefetch={false} className={`${text} hover:underline`}>
      {name}
    </Link>
  );
}

interface ProductCardProps {
  product: AdminProductRecord;
  commands: ProductCommands;
}

export function ProductCard({ product, commands }: ProductCardProps) {
  const { category, thumbnailImage, status } = product;
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
          <p className="font-semibold">
            <NameLink {...product} />
          </p>
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
            <StockFigure product={product} onChanged={commands.reload} />
            {product.supply === "stock" && " packs"}
          </span>
        </div>
        <ProductActions product={product} commands={commands} />
      </div>
    </Card>
  );
}

/** The sort order for cards, which have no column headers. */
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

function FeaturedMark({ product }: { product: AdminProductRecord }) {
  if (product.featuredPosition === null) return null;
  return (
    <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted-foreground">
      <Star aria-hidden className="mx-0.5 size-3 shrink-0" />
      Featured
    </span>
  );
}

const LOOKS: Record<ListedState, { Icon: LucideIcon; style: string }> = {
  "in-stock": { Icon: CircleCheck, style: "text-success" },
  low: { Icon: TriangleAlert, style: "text-signal" },
  "out-of-stock": { Icon: CircleX, style: "text-destructive" },
  "to-order": { Icon: Hammer, style: "text-success" },
  draft: { Icon: FilePen, style: "text-muted-foreground" },
  archived: { Icon: Archive, style: "text-muted-foreground" },
  off: { Icon: CircleSlash, style: "text-muted-foreground" },
};

function StockBadge({ state }: { state: ListedState }) {
  const { Icon, style } = LOOKS[state];
  return (
    <span className={cn("inline-flex items-center gap-1.5 font-medium whitespace-nowrap", style)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {STATE_LABELS[state]}
    </span>
  );
}
