"use client";

import { PackageOpen, Plus } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { RevealTogether } from "@/components/shared/call/reveal-together";
import { useAction } from "@/components/shared/call/use-action";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import { ListSkeleton } from "@/components/shared/list/list-skeleton";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import { adminSortFrom } from "@/lib/catalogue/admin/sort";
import { LISTED_STATES, STATE_LABELS } from "@/lib/catalogue/low-stock";
import { ApiError, call } from "@/lib/client/api";
import { DemoBanner } from "../demo/demo-banner";
import { AdminList } from "../shared/admin-list";
import { PageHeading } from "../shared/page-heading";
import { CatalogueActions } from "./catalogue-actions";
import { ProductCard, productColumns, SortSelect } from "./product-columns";
import { StockDialog } from "./stock-dialog";

const load = fetchPage("GET /admin/products");

const filters = { q: searchText, category: searchText, status: pickFrom(LISTED_STATES) };

const notice = "Failed to fetch products.";
const loadToast = () => ({ title: notice });

interface Opened {
  what: "stock" | "delete";
  product: AdminProductRecord;
}

export function ProductsView({ categories }: { categories: readonly string[] }) {
  const sort = adminSortFrom(useSearchParams().get("sort"));
  const list = useList({
    load,
    filters,
    more: { sort },
    pageSize: 25,
    what: "products",
    notice,
    toast: loadToast,
  });
  const { address } = list;
  const [opened, setOpened] = useState<Opened | null>(null);
  const moves = useProductMoves(list.renew);
  const close = () => setOpened(null);
  const commands = {
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
            <CatalogueActions query={list.filters} onChanged={list.renew} />
            <Button asChild className="max-sm:px-3">
              <Link href={staffPaths.newProduct}>
                <Plus aria-hidden />
                <span>
                  Add <span className="max-sm:sr-only">New </span>Product
                </span>
              </Link>
            </Button>
          </>
        }
      />
      <RevealTogether fallback={<ListSkeleton label="Loading the products" cards />}>
        <DemoBanner onRemoved={list.renew} />
        <AdminList
          list={list}
          toolbar={{
            search: {
              placeholder: "Search by name, article number or description",
              className: "basis-full sm:flex-1 sm:basis-72",
            },
            choices: {
              category: {
                label: "Category",
                all: "All categories",
                options: categories,
                className: "flex-1 basis-40 sm:max-w-46 sm:basis-46",
                name: "categoryFilter",
              },
              status: {
                label: "Status",
                all: "All statuses",
                options: STATE_LABELS,
                className: "flex-1 basis-40 sm:max-w-42 sm:basis-42",
                name: "statusFilter",
              },
            },
          }}
          caption="Products"
          keyOf={({ _id }) => _id}
          columns={productColumns({ sort, address, commands })}
          card={(product) => <ProductCard product={product} commands={commands} />}
          cardTools={<SortSelect sort={sort} address={address} />}
          empty={{
            text: "Your shop has no products yet. Add the first, or import a list from Excel above. Products with a picture go on sale at once.",
            Icon: PackageOpen,
            actions: (
              <Button asChild>
                <Link href={staffPaths.newProduct}>Add First Product</Link>
              </Button>
            ),
          }}
          noMatches={{
            text: "No product matches this search and these filters. Try part of a name, or another category or status.",
          }}
        />
      </RevealTogether>
      {opened?.what === "delete" && (
        <DeleteDialog product={opened.product} onClose={close} onDeleted={list.renew} />
      )}
      {opened?.what === "stock" && (
        <StockDialog product={opened.product} onClose={close} onChanged={list.renew} />
      )}
    </>
  );
}

interface DeleteDialogProps {
  product: AdminProductRecord;
  onClose: () => void;
  /** Resolves once the list no longer shows the product. */
  onDeleted: () => Promise<unknown>;
}

function DeleteDialog({ product: { _id: id, name }, onClose, onDeleted }: DeleteDialogProps) {
  async function remove() {
    try {
      await call("DELETE /products/{id}", { params: { id } });
    } catch (error) {
      // Another user may have deleted it; the reloaded list shows that.
      if (error instanceof ApiError && error.status === 404) await onDeleted();
      throw error;
    }
    await onDeleted();
    return { title: "Product deleted successfully." };
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title="Are you sure you want to delete this product?"
      confirm="Delete product"
      keep="Keep product"
      failure={{ title: "Failed to delete product.", text: "Please try again." }}
      action={remove}
    >
      <p>
        <strong className="font-semibold [overflow-wrap:anywhere]">{name}</strong> leaves the shop.
        Orders keep what was bought, and you can restore it later from the status Archived.
      </p>
    </ConfirmAction>
  );
}

interface Moves {
  /** The product being published or restored. */
  moving: string | null;
  publish: (product: AdminProductRecord) => void;
  restore: (product: AdminProductRecord) => void;
}

/** Publishes or restores a product; `onMoved` resolves once the list shows it. */
function useProductMoves(onMoved: () => Promise<unknown>): Moves {
  const [moving, setMoving] = useState<string | null>(null);
  const { run } = useAction({ title: "Nothing was changed.", text: "Please try again." });

  const move = (id: string, send: () => Promise<string>) =>
    void run(async () => {
      setMoving(id);
      try {
        const title = await send();
        await onMoved();
        toast({ title });
      } finally {
        setMoving(null);
      }
    });

  return {
    moving,
    publish: ({ _id: id, name }) =>
      move(id, async () => {
        await call("POST /admin/products/{id}/publish", { params: { id } });
        return `${name} is in the shop now.`;
      }),
    restore: ({ _id: id, name }) =>
      move(id, async () => {
        const { draft } = await call("POST /admin/products/{id}/restore", { params: { id } });
        return draft ? `${name} is back as a draft.` : `${name} is back in the shop.`;
      }),
  };
}
