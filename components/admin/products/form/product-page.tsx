"use client";

import { Eye } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { staffPaths } from "@/lib/base/staff-paths";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { call } from "@/lib/client/api";
import { PageHeading, PageSpinner } from "../../shared/page-heading";
import { useBackLink } from "../../shared/use-back-link";
import { ProductEditor } from "./product-editor";

interface NewProductProps {
  categories: readonly string[];
}

export function NewProduct({ categories }: NewProductProps) {
  const { back, leave } = useLeaving();
  const visits = useVisits();
  return (
    <>
      <PageHeading title="Add New Product" back={back} />
      <ProductEditor
        key={visits}
        base={null}
        categories={categories}
        onDone={leave}
        onCancel={leave}
      />
    </>
  );
}

const load = (id: string, signal: AbortSignal): Promise<AdminProduct> =>
  call("GET /admin/products/{id}", { params: { id }, signal });

interface EditProductProps extends NewProductProps {
  id: string;
}

export function EditProduct(props: EditProductProps) {
  return <LoadedProduct key={useVisits()} {...props} />;
}

function LoadedProduct({ id, categories }: EditProductProps) {
  const { back, leave } = useLeaving();
  const { value, error, reload, adopt } = useLoad({ load, question: id });
  if (!value && !error) return <PageSpinner />;
  return (
    <>
      <PageHeading
        title="Edit Product"
        back={back}
        actions={
          value && (
            <Button asChild variant="outline">
              <a href={staffPaths.productPreview(id)} target="_blank">
                <Eye aria-hidden /> Preview <span className="sr-only">in a new tab</span>
              </a>
            </Button>
          )
        }
      >
        {value?.name}
      </PageHeading>
      {value ? (
        <ProductEditor
          key={value.updatedAt}
          base={value}
          categories={categories}
          onAdopt={adopt}
          onDone={leave}
          onCancel={leave}
        />
      ) : (
        <LoadFailure text={refusalText(error, "Could not load the product.")} retry={reload} />
      )}
    </>
  );
}

/** The way to the list, as it was last searched and sorted. */
function useLeaving() {
  const router = useRouter();
  const href = useBackLink(staffPaths.products);
  return {
    back: { href, label: "Back to Products" },
    leave: () => router.push(href),
  };
}

/**
 * Counts how often the page was left. Next keeps it hidden with its state: a form keyed by the count starts anew with
 * the stored product and offers its draft.
 */
function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => () => setVisits((count) => count + 1), []);
  return visits;
}
