import { FileDown } from "lucide-react";
import { useCallback } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import { LoadState } from "../shared/loaded";
import { PageHeading } from "../shared/page-heading";
import { toContent } from "./change-table";
import { TableSections } from "./table-sections";

/** A read-only earlier version of the size table, which priced orders and offers. */
export function EarlierTable({ version }: { version: string }) {
  const load = useCallback(
    (_: string, signal: AbortSignal) =>
      call("GET /admin/size-table", { query: { version }, signal }),
    [version],
  );
  const { value, error, reload } = useLoad({ load });
  return (
    <section aria-label="Made to size">
      <PageHeading
        title={`Size table, version ${version}`}
        back={{ href: paths.admin("sizes"), label: "The table that counts now" }}
        actions={
          value && (
            <Button asChild variant="outline" size="sm">
              <FileLink
                href={apiAddress("GET /admin/size-table", { query: { format: "csv", version } })}
              >
                <FileDown aria-hidden /> Export CSV
              </FileLink>
            </Button>
          )
        }
      >
        {value?.updatedAt && (
          <p>Saved {momentText(new Date(value.updatedAt))}. Versions never change.</p>
        )}
      </PageHeading>
      <LoadState
        of={{ error, value, reload }}
        text="This version could not be loaded."
        waiting={<Skeleton className="h-96" />}
      />
      {value && (
        <div className="space-y-5">
          <TableSections table={toContent(value)} onChange={null} />
        </div>
      )}
    </section>
  );
}
