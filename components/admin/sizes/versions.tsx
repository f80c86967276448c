import { FileDown } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import { Rows } from "@/components/shared/list/rows";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import { apiAddress } from "@/lib/api/call";
import { staffPaths } from "@/lib/base/staff-paths";
import { countText } from "@/lib/base/text/counts";
import type { TableContent } from "@/lib/catalogue/sizes/table-schema";
import { call, callList } from "@/lib/client/api";
import { LoadState } from "../shared/loaded";
import { SectionHeading } from "../shared/section-heading";
import { toContent } from "./change-table";
import { describeUnsaved } from "./describe-unsaved";

const SHOWN = 20;

const load = (_: string, signal: AbortSignal) =>
  callList("GET /admin/size-table/versions", { query: { limit: String(SHOWN) }, signal });

interface VersionsProps {
  current: number;
  isUnsaved: boolean;
  /** Replaces the displayed table with an earlier one; null if read-only. */
  onAdopt: ((table: TableContent) => void) | null;
}

/** Saved versions of the table with user and time. */
export function Versions({ current, isUnsaved, onAdopt }: VersionsProps) {
  const versions = useLoad({ load });
  const { run } = useAction({
    title: "Version Not Loaded",
    text: "Please try again.",
  });
  const take = (version: number) => {
    if (isUnsaved) {
      describeUnsaved();
      return;
    }
    void run(async () => {
      const query = { version: String(version) };
      onAdopt?.(toContent(await call("GET /admin/size-table", { query })));
      const description = "Look at its prices, then save it.";
      toast({ title: `Version ${version} Is Shown`, description });
    });
  };
  const { value } = versions;
  return (
    <Card className="mt-5 p-5 sm:p-6">
      <SectionHeading as="h3" title="Versions" className="mb-4">
        Each save is one. Orders and offers name the version that they were priced by.
      </SectionHeading>
      <LoadState
        of={versions}
        text="The versions could not be loaded."
        waiting={<Skeleton className="h-24" />}
      />
      {value?.items.length === 0 && (
        <p className="text-sm text-muted-foreground">Nothing was saved yet.</p>
      )}
      {value && value.items.length > 0 && (
        <Rows
          caption="Versions of the size table"
          entries={value.items}
          keyOf={({ table }) => String(table)}
          columns={[
            {
              name: "Version",
              isTitle: true,
              cellClassName: "w-full py-2",
              cell: ({ table, savedAt, by }) => (
                <>
                  <span className="block font-semibold">
                    <Link href={staffPaths.sizeTable(table)} prefetch={false} className="text-link">
                      Version {countText(table)}
                    </Link>
                    {table === current && ", counts now"}
                  </span>
                  <span className="block text-sm font-normal text-muted-foreground">
                    {momentText(new Date(savedAt))}
                    {by !== null && `, ${by}`}
                  </span>
                </>
              ),
            },
            {
              name: "Actions",
              cell: ({ table }) => (
                <span className="flex justify-end gap-2">
                  {onAdopt && table !== current && (
                    <Button variant="ghost" size="sm" onClick={() => take(table)}>
                      Use Again<span className="sr-only"> version {table}</span>
                    </Button>
                  )}
                  <Button asChild variant="ghost" size="icon">
                    <FileLink
                      title={`Export version ${table}`}
                      href={apiAddress("GET /admin/size-table", {
                        query: { format: "csv", version: String(table) },
                      })}
                    >
                      <FileDown aria-hidden />
                      <span className="sr-only">Export version {table} as CSV</span>
                    </FileLink>
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      {value && value.total > value.items.length && (
        <p className="mt-3 text-sm text-muted-foreground">
          The latest {countText(value.items.length)} of {countText(value.total)}.
        </p>
      )}
    </Card>
  );
}
