"use client";

import { FileDown, FileUp, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { FileLink } from "@/components/shared/call/file-link";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast/toast";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import type { PriceListAnswer } from "@/lib/companies/price-lists/schemas";
import { call } from "@/lib/client/api";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { CompaniesCard } from "./companies-card";
import { ImportPrices } from "./import-prices";
import { daysText, STATE_NAMES } from "./list-text";
import { PriceListForm } from "./price-list-form";

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/price-lists/{id}", { params: { id }, signal });

const BACK = { href: paths.admin("price-lists"), label: "Back to Price Lists" };

/** One price list: its terms and prices, its file, and its companies. */
export function PriceListView({ id }: { id: string }) {
  const { value, loading, error, reload, renew, adopt } = useLoad({ load, question: id });
  const [open, setOpen] = useState<"import" | "delete" | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [saves, setSaves] = useState(0);
  const onSaved = (list: PriceListAnswer) => {
    adopt(list);
    setSaves(saves + 1);
  };
  if (!value) {
    if (loading) return <PageSpinner />;
    const text = refusalText(error, "The price list could not be loaded.");
    return (
      <>
        <PageHeading title="Price List" back={BACK} />
        <LoadFailure text={text} retry={reload} />
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={value.name}
        back={BACK}
        actions={
          <>
            <Button
              variant="outline"
              size="sm"
              onClick={() => (isUnsaved ? describeUnsaved() : setOpen("import"))}
            >
              <FileUp aria-hidden /> Import CSV
            </Button>
            <Button asChild variant="outline" size="sm">
              <FileLink href={getFile(id)}>
                <FileDown aria-hidden /> Export CSV
              </FileLink>
            </Button>
            <Button variant="outline" size="sm" onClick={() => setOpen("delete")}>
              <Trash2 aria-hidden /> Delete
            </Button>
          </>
        }
      >
        <Facts list={value} />
      </PageHeading>
      <PriceListForm
        // A saved or reloaded list restarts the form without unsaved changes.
        key={`${value.updatedAt} ${saves}`}
        list={value}
        onSaved={onSaved}
        onReload={reload}
        onUnsaved={setUnsaved}
      />
      <CompaniesCard list={value} onChanged={renew} />
      {open === "import" && (
        <ImportPrices list={value} onClose={() => setOpen(null)} onSaved={onSaved} />
      )}
      {open === "delete" && <DeleteList list={value} onClose={() => setOpen(null)} />}
    </>
  );
}

const getFile = (id: string) =>
  apiAddress("GET /admin/price-lists/{id}", { params: { id }, query: { format: "csv" } });

function describeUnsaved(): void {
  const description = "The file replaces all prices of the list.";
  toastFailure("Save Your Changes First", description);
}

function Facts({ list }: { list: PriceListAnswer }) {
  const { state } = list;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge variant={state === "current" ? "default" : "secondary"}>{STATE_NAMES[state]}</Badge>
      <span>{daysText(list)}.</span>
    </p>
  );
}

function DeleteList({ list, onClose }: { list: PriceListAnswer; onClose: () => void }) {
  const router = useRouter();
  return (
    <ConfirmAction
      title={`Delete ${list.name}?`}
      confirm="Delete"
      keep="Keep"
      onClose={onClose}
      failure={{ title: "Price List Not Deleted", text: "Please try again." }}
      action={async () => {
        await call("DELETE /admin/price-lists/{id}", { params: { id: list._id } });
        router.push(paths.admin("price-lists"));
        return { title: "Price List Deleted", description: list.name };
      }}
    >
      <p>Its prices are lost. Orders keep the prices that they were placed with.</p>
    </ConfirmAction>
  );
}
