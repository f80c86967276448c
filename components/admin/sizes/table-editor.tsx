import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import { listChanges } from "@/lib/catalogue/sizes/admin/list-changes";
import type { SizeTableAnswer } from "@/lib/catalogue/sizes/admin/schemas";
import type { TableContent } from "@/lib/catalogue/sizes/table-schema";
import { call, type ApiError } from "@/lib/client/api";
import { problemText, toContent } from "./change-table";
import { Effect, EFFECT_ID } from "./effect";
import { TableSections } from "./table-sections";
import { TryPrice } from "./try-price";
import { Versions } from "./versions";

interface TableEditorProps {
  saved: SizeTableAnswer;
  mayChange: boolean;
  onSaved: (table: SizeTableAnswer) => void;
  /** Discards the changes here, and loads another user's. */
  onReload: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The edited table with its effect on prices. */
export function TableEditor(props: TableEditorProps) {
  const { saved, mayChange, onSaved, onReload, onUnsaved } = props;
  const content = useMemo(() => toContent(saved), [saved]);
  const [draft, setDraft] = useState(content);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const changes = useMemo(() => listChanges(content, draft), [content, draft]);
  const isUnsaved = changes.length > 0;
  const describeUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => describeUnsaved(isUnsaved), [isUnsaved]);

  function change(table: TableContent) {
    setRefusal(null);
    setDraft(table);
  }

  const { busy, run } = useAction({
    title: "Size Table Not Saved",
    text: "Your changes are still here. Please try again.",
    onRefused: (error) => {
      const known = readRefusal(error, draft);
      if (known) setRefusal(known);
      return known !== null;
    },
  });
  const save = () =>
    void run(async () => {
      const body = { ...draft, updatedAt: saved.updatedAt };
      const answer = await call("PUT /admin/size-table", { body });
      // Only a dry run responds without a version.
      if (!("updatedAt" in answer)) return;
      onSaved(answer);
      toast({ title: "Size Table Saved", description: `Version ${answer.table} counts now.` });
    });

  return (
    <>
      <LeaveGuard active={isUnsaved} title="Leave the size table?" leave="Leave" stay="Stay">
        <p>Your changes are not saved yet and will be lost.</p>
      </LeaveGuard>
      {refusal && <RefusalNotice refusal={refusal} onReload={onReload} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-5">
          <TableSections table={draft} onChange={mayChange ? change : null} />
        </div>
        <div className="min-w-0 space-y-5 xl:sticky xl:top-20 xl:max-h-[calc(100svh-10.5rem)] xl:overflow-y-auto xl:rounded-lg">
          {isUnsaved && <Effect table={draft} changes={changes} />}
          <TryPrice
            table={draft}
            isUnsaved={isUnsaved}
            onExamples={mayChange ? (examples) => change({ ...draft, examples }) : null}
          />
        </div>
      </div>
      {isUnsaved && (
        <div
          role="region"
          aria-label="Unsaved changes"
          className="sticky bottom-0 z-10 mt-5 flex flex-wrap items-center justify-end gap-2 rounded-t-md border bg-card px-4 py-3 shadow-lg sm:gap-3 sm:px-6"
        >
          <p role="status" className="mr-auto font-semibold tabular">
            {counted(changes.length, "change")}
          </p>
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11 xl:hidden"
            onClick={() => document.getElementById(EFFECT_ID)?.scrollIntoView()}
          >
            See Effect
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11"
            aria-disabled={busy}
            onClick={() => !busy && change(content)}
          >
            Discard
          </Button>
          <Button aria-disabled={busy} onClick={save}>
            {busy && <Spinner />} Save Table
          </Button>
        </div>
      )}
      <Versions current={saved.table} isUnsaved={isUnsaved} onAdopt={mayChange ? change : null} />
    </>
  );
}

interface Refusal {
  isConflict: boolean;
  problems: readonly string[];
}

function readRefusal({ code, message, fields }: ApiError, table: TableContent): Refusal | null {
  if (code === "edit_conflict") return { isConflict: true, problems: [message] };
  const problems = Object.entries(fields).map(([path, text]) => problemText(table, path, text));
  return problems.length > 0 ? { isConflict: false, problems } : null;
}

function RefusalNotice({ refusal, onReload }: { refusal: Refusal; onReload: () => void }) {
  const { isConflict, problems } = refusal;
  return (
    <Notice role="alert" className="mb-5">
      {isConflict ? (
        <>
          <p>{problems[0]}</p>
          <Button size="sm" className="mt-2.5" onClick={onReload}>
            Load It Again
          </Button>
        </>
      ) : (
        <>
          <p>Nothing was saved. Correct these first:</p>
          <ul className="mt-2 list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
