"use client";

import { Eye } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { BLOCK_NAMES, type BlockName } from "@/lib/shop/content/blocks";
import type { ContentStates } from "@/lib/shop/content/schemas";
import { staffPaths } from "@/lib/base/staff-paths";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { PageHeading } from "../shared/page-heading";
import { BlockCard } from "./block-card";

const load = (_: string, signal: AbortSignal): Promise<ContentStates> =>
  call("GET /admin/content", { signal });

/** What the site says of itself, block by block (docs/product.md: Site content). */
export function ContentTab() {
  const { value: states, error, reload, adopt } = useLoad({ load });
  const [unsaved, setUnsaved] = useState<ReadonlySet<BlockName>>(new Set());
  const note = (name: BlockName, isUnsaved: boolean) =>
    setUnsaved((before) => {
      if (before.has(name) === isUnsaved) return before;
      return new Set(isUnsaved ? [...before, name] : [...before].filter((each) => each !== name));
    });
  return (
    <section aria-label="Content" className="max-w-4xl">
      <PageHeading
        title="Content"
        actions={
          <Button asChild variant="outline" size="sm">
            <a href={staffPaths.contentPreview()} target="_blank" rel="noreferrer">
              <Eye aria-hidden /> Preview<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Button>
        }
      >
        The texts of the site. A draft shows only in the preview until you publish it.
      </PageHeading>
      {error && (
        <LoadFailure text={refusalText(error, "The content could not be loaded.")} retry={reload} />
      )}
      {!states && !error && <Skeleton className="h-96" />}
      {states && (
        <ul className="space-y-4">
          {BLOCK_NAMES.map((name) => (
            <li key={name}>
              <BlockCard name={name} states={states} onSaved={adopt} onUnsaved={note} />
            </li>
          ))}
        </ul>
      )}
      <LeaveGuard active={unsaved.size > 0} title="Leave without saving?" leave="Leave" stay="Stay">
        <p>What you changed here is not saved yet, not even as a draft.</p>
      </LeaveGuard>
    </section>
  );
}
