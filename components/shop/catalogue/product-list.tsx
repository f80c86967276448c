import { listView, type ListRead } from "@/lib/catalogue/lists/list-view";
import { breadcrumbData, itemListData } from "@/lib/catalogue/product-page/structured-data";
import { JsonLd } from "./json-ld";
import { ProductListView } from "./product-list-view";

interface ProductListProps {
  read: ListRead;
  /** The shop's public address. */
  origin: string;
}

/** The whole page of a product list: how to narrow it, what it holds, its further pages. */
export function ProductList({ read, origin }: ProductListProps) {
  const { list, products, total, pageSize } = read;
  const view = listView(read);
  return (
    <>
      {/* The results of a search or of filters are not for the index of a search engine. */}
      {!list.q && !list.filters && (
        <>
          <JsonLd data={breadcrumbData(origin, view.crumbs)} />
          <JsonLd data={itemListData(origin, products, total, (list.page - 1) * pageSize)} />
        </>
      )}
      <ProductListView {...view} />
    </>
  );
}
