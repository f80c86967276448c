import { FileDown, FileUp } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import type { SizeTableAnswer } from "@/lib/catalogue/sizes/admin/schemas";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { LoadState } from "../shared/loaded";
import { PageHeading } from "../shared/page-heading";
import { EarlierTable } from "./earlier-table";
import { ImportTable } from "./import-table";
import { TableEditor } from "./table-editor";
import { describeUnsaved } from "./describe-unsaved";

const load = (_: string, signal: AbortSignal) => call("GET /admin/size-table", { signal });

/** Prices of boxes made to size; a version in the URL shows an earlier table. */
export function SizesTab() {
  const version = useSearchParams().get("version");
  return version === null ? <PresentTable /> : <EarlierTable version={version} />;
}

/** The current table, which is tried and reviewed before it is saved. */
function PresentTable() {
  const { value, error, reload, renew, adopt } = useLoad({ load });
  const [isImporting, setImporting] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [saves, setSaves] = useState(0);
  const mayChange = useMay("prices.write");

  function take(table: SizeTableAnswer) {
    adopt(table);
    setSaves((count) => count + 1);
  }

  async function loadAgain() {
    if (await renew()) setSaves((count) => count + 1);
  }

  return (
    <section aria-label="Made to size">
      <PageHeading
        title="Made to size"
        actions={
          <>
            {mayChange && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => (isUnsaved ? describeUnsaved() : setImporting(true))}
              >
                <FileUp aria-hidden /> Import
              </Button>
            )}
            {(["xlsx", "csv"] as const).map((format) => (
              <Button key={format} asChild variant="outline" size="sm">
                <FileLink href={apiAddress("GET /admin/size-table", { query: { format } })}>
                  <FileDown aria-hidden /> Export {format === "csv" ? "CSV" : "Excel"}
                </FileLink>
              </Button>
            ))}
          </>
        }
      >
        <p className="max-w-prose">
          What the boxes cost that buyers order in their own size on{" "}
          <Link href={paths.customStyles} className="text-link">
            the shop&rsquo;s page
          </Link>
          . Each price is board, print and work, plus your margin. Only you and your accountant see
          costs.
        </p>
      </PageHeading>
      <LoadState
        of={{ error, value, reload }}
        text="The size table could not be loaded."
        waiting={<Skeleton className="h-96" />}
        className="mb-5"
      />
      {value && (
        <TableEditor
          // A saved or reloaded table restarts the editor without unsaved changes.
          key={`${value.updatedAt} ${saves}`}
          saved={value}
          mayChange={mayChange}
          onSaved={take}
          onReload={() => void loadAgain()}
          onUnsaved={setUnsaved}
        />
      )}
      {isImporting && value && (
        <ImportTable saved={value} onClose={() => setImporting(false)} onSaved={take} />
      )}
    </section>
  );
}
