"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/call/load-failure";
import { Button } from "@/components/ui/button";
import type { AdminProductRecord } from "@/lib/catalogue/admin-schemas";
import { paths } from "@/lib/paths";
import { DemoBanner } from "../demo/demo-banner";
import { ListCount } from "../shared/list-count";
import { PageHeading } from "../shared/page-heading";
import { Pager } from "../shared/pager";
import { TableSkeleton } from "../shared/table-skeleton";
import { useListAddress } from "../shared/use-list-address";
import { CatalogueFileButtons } from "./catalogue-file-buttons";
import { NoProductMatches, NoProducts } from "./no-products";
import { ProductCards } from "./product-cards";
import { ProductDialog } from "./product-dialog";
import { ProductFilters } from "./product-filters";
import {
  filterQuery,
  isFiltered,
  PAGE_SIZE,
  productListState,
  productQuery,
} from "./product-list-state";
import { ProductTable } from "./product-table";
import { StockDialog } from "./stock-dialog";
import { FETCH_FAILED, useAdminProducts } from "./use-admin-products";
import { useDeleteProduct } from "./use-delete-product";

/** What is open over the list. */
type Opened = { what: "add" } | { what: "edit" | "stock"; product: AdminProductRecord };

/** The whole catalogue: find, add, edit, count and delete products. */
export function ProductsView() {
  const address = useListAddress();
  const state = productListState(address.search);
  const products = useAdminProducts(productQuery(state, address.place.after.at(-1)));
  const [opened, setOpened] = useState<Opened | null>(null);
  const deletion = useDeleteProduct(products.reload);
  const page = products.value;
  const add = () => setOpened({ what: "add" });
  const close = () => setOpened(null);
  const commands = {
    edit: (product: AdminProductRecord) => setOpened({ what: "edit", product }),
    adjustStock: (product: AdminProductRecord) => setOpened({ what: "stock", product }),
    ...deletion,
  };
  const list = { state, address, commands, busy: products.loading };
  return (
    <>
      <PageHeading
        title="Product Management"
        back={{ href: paths.admin(), label: "Back to Admin Dashboard" }}
        actions={
          <>
            <CatalogueFileButtons query={filterQuery(state)} onImported={products.reload} />
            <Button onClick={add}>
              <Plus aria-hidden /> Add New Product
            </Button>
          </>
        }
      />
      <DemoBanner onRemoved={products.reload} />
      <ProductFilters state={state} address={address} />
      <div className="mt-4">
        {products.error && <LoadFailure text={FETCH_FAILED} retry={products.reload} />}
        {!page && products.loading && <TableSkeleton label="Loading the products" />}
        {page && !products.error && (
          <>
            <div className="mb-2.5">
              <ListCount total={page.total} all={page.all} what="products" />
            </div>
            {page.items.length > 0 && (
              <>
                <ProductTable products={page.items} {...list} className="max-md:hidden" />
                <ProductCards products={page.items} {...list} className="md:hidden" />
              </>
            )}
            {page.items.length === 0 &&
              (isFiltered(state) || page.all > 0 ? (
                <NoProductMatches
                  onReset={() =>
                    address.show({ q: "", category: "", status: "", page: "", after: [] })
                  }
                />
              ) : (
                <NoProducts onAdd={add} />
              ))}
            <Pager
              address={address}
              nextCursor={page.nextCursor}
              pageSize={PAGE_SIZE}
              total={page.total}
            />
          </>
        )}
      </div>
      {(opened?.what === "add" || opened?.what === "edit") && (
        <ProductDialog
          productId={opened.what === "edit" ? opened.product._id : null}
          onClose={close}
          onSaved={products.reload}
        />
      )}
      {opened?.what === "stock" && (
        <StockDialog product={opened.product} onClose={close} onChanged={products.reload} />
      )}
    </>
  );
}
