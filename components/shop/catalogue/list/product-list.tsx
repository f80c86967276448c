import { useTranslate } from "#words";
import { listView, type ListRead } from "@/lib/catalogue/lists/list-view";
import { breadcrumbData, itemListData } from "@/lib/catalogue/product-page/structured-data";
import { JsonLd } from "../json-ld";
import { ProductListView } from "./product-list-view";

interface ProductListProps {
  read: ListRead;
  /** The shop's public URL. */
  origin: string;
}

/** The whole page of a product list: filters, products, pagination. */
export function ProductList({ read, origin }: ProductListProps) {
  const { list, products, total, pageSize } = read;
  const t = useTranslate();
  const view = listView(read, t);
  return (
    <>
      {/* Search results and filtered lists are not indexed, so they carry no structured data. */}
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
