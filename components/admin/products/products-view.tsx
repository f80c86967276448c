"use client";

import { PackageOpen, Plus, Star } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Together } from "@/components/shared/call/together";
import { EmptyList } from "@/components/shared/list/empty-list";
import { oneOf, searchText } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { ListSkeleton } from "@/components/shared/list/list-skeleton";
import { openedIn } from "@/components/shared/list/opened-in";
import { listOf, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import { adminSortFrom } from "@/lib/catalogue/admin/sort";
import { LISTED_STATES } from "@/lib/catalogue/low-stock";
import { paths } from "@/lib/base/paths";
import { DemoBanner } from "../demo/demo-banner";
import { PageHeading } from "../shared/page-heading";
import { CatalogueFileButtons } from "./catalogue-file-buttons";
import { DeleteDialog } from "./delete-dialog";
import { FeaturedDialog } from "./featured-dialog";
import { ProductCard, SortSelect } from "./product-card";
import { productColumns } from "./product-columns";
import { ProductDialog } from "./product-dialog";
import { ProductFilters } from "./product-filters";
import { StockDialog } from "./stock-dialog";
import { useProductMoves } from "./use-product-moves";

const load = listOf("GET /admin/products");

const filters = { q: searchText, category: searchText, status: oneOf(LISTED_STATES) };

const LOADING = "Loading the products";
const FETCH_FAILED = "Failed to fetch products.";

const failure = () => ({ notice: FETCH_FAILED, toast: { title: FETCH_FAILED } });

/** What is open over the list. */
type Opened =
  { what: "add" | "featured" } | { what: "edit" | "stock" | "delete"; product: AdminProductRecord };

/** The whole catalogue: find, add, edit, count, publish, archive and restore products. */
export function ProductsView({ categories }: { categories: readonly string[] }) {
  const sort = adminSortFrom(useSearchParams().get("sort"));
  const list = useList({ load, filters, more: { sort }, pageSize: 25, failure });
  const { address } = list;
  const [opened, setOpened] = useState<Opened | null>(null);
  const moves = useProductMoves(list.renew);
  const add = () => setOpened({ what: "add" });
  const linked = openedIn(address);
  const close = () => {
    setOpened(null);
    linked.close();
  };
  const edited = opened?.what === "edit" ? opened.product._id : opened ? null : linked.id;
  const commands = {
    edit: (product: AdminProductRecord) => setOpened({ what: "edit", product }),
    adjustStock: (product: AdminProductRecord) => setOpened({ what: "stock", product }),
    remove: (product: AdminProductRecord) => setOpened({ what: "delete", product }),
    reload: list.reload,
    ...moves,
  };
  return (
    <>
      <PageHeading
        title="Product Management"
        back={{ href: paths.admin(), label: "Back to Admin Dashboard" }}
        actions={
          <>
            <CatalogueFileButtons query={list.filters} onImported={list.renew} />
            <Button variant="outline" onClick={() => setOpened({ what: "featured" })}>
              <Star aria-hidden /> Featured
            </Button>
            <Button onClick={add}>
              <Plus aria-hidden /> Add New Product
            </Button>
          </>
        }
      />
      <Together fallback={<ListSkeleton label={LOADING} cards />}>
        <DemoBanner onRemoved={list.renew} />
        <List
          list={list}
          loading={LOADING}
          toolbar={
            <ProductFilters filters={list.filters} address={address} categories={categories} />
          }
          count={(page) => <ListCount page={page} what="products" />}
          caption="Products"
          keyOf={({ _id }) => _id}
          columns={productColumns({ sort, address, commands })}
          card={(product) => <ProductCard product={product} commands={commands} />}
          cardTools={<SortSelect sort={sort} address={address} />}
          empty={
            <EmptyList
              title="No Products Found"
              Icon={PackageOpen}
              actions={<Button onClick={add}>Add First Product</Button>}
            >
              Your shop has no products yet. Products go on sale as soon as you add them.
            </EmptyList>
          }
          noMatches={{
            title: "No Products Found",
            text: "No product matches this search and these filters. Try part of a name, or another category or status.",
            clear: "Show all products",
          }}
        />
      </Together>
      {(opened?.what === "add" || edited !== null) && (
        <ProductDialog
          key={edited}
          categories={categories}
          productId={edited}
          onClose={close}
          onSaved={list.renew}
        />
      )}
      {opened?.what === "delete" && (
        <DeleteDialog product={opened.product} onClose={close} onDeleted={list.renew} />
      )}
      {opened?.what === "featured" && <FeaturedDialog onClose={close} onSaved={list.renew} />}
      {opened?.what === "stock" && (
        <StockDialog product={opened.product} onClose={close} onChanged={list.renew} />
      )}
    </>
  );
}
