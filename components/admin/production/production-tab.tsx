import { Factory } from "lucide-react";
import { useLoad } from "@/components/shared/call/use-load";
import { dayText } from "@/components/shared/format/dates";
import { EmptyList } from "@/components/shared/list/empty-list";
import { Badge } from "@/components/ui/badge";
import { call } from "@/lib/client/api";
import { counted } from "@/lib/base/text/counts";
import {
  JOBS_SHOWN,
  PRODUCTION_STEPS,
  type Job,
  type Production,
} from "@/lib/fulfilment/production/schemas";
import { STEP_NAMES } from "@/lib/fulfilment/production/step-names";
import { PageHeading, PageSpinner, RefreshButton } from "../shared/page-heading";
import { BoardCard, JobCard } from "./job-card";
import { LoadState } from "../shared/loaded";

const load = async (_: string, signal: AbortSignal) => call("GET /admin/production", { signal });

/** Goods in production, in columns by step; on a phone one below the other. */
export function ProductionTab() {
  const board = useLoad({ load });
  const { value } = board;
  return (
    <section aria-label="Production">
      <PageHeading
        title="Production"
        actions={<RefreshButton busy={board.loading} onClick={board.reload} />}
      >
        Approved jobs of open orders and agreed call-offs, by the day on which they are to leave.
      </PageHeading>
      <LoadState
        of={board}
        text="The production board could not be loaded."
        waiting={<PageSpinner />}
      />
      {value?.jobs.length === 0 && value.callOffs.length === 0 && (
        <EmptyList title="Nothing to Make" Icon={Factory} as="h3">
          Jobs appear here when a buyer approves a proof, or orders what is made to order; beside
          them stand call-offs of goods that you keep.
        </EmptyList>
      )}
      {value && value.callOffs.length > 0 && <CalledOff board={value} />}
      {value && value.jobs.length > 0 && (
        <>
          {value.isMore && (
            <p className="mb-3 text-sm text-muted-foreground">
              The {JOBS_SHOWN} jobs that leave first are shown.
            </p>
          )}
          <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-4">
            {PRODUCTION_STEPS.map((step) => (
              <Column
                key={step}
                title={STEP_NAMES[step]}
                jobs={value.jobs.filter((job) => job.step === step)}
                onChanged={board.renew}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** Due parts of call-off orders; an unanswered call-off is answered on the order's page. */
function CalledOff({ board: { callOffs, isMoreCalledOff } }: { board: Production }) {
  return (
    <section aria-label="Called off" className="mb-8">
      <h3 className="flex items-baseline justify-between gap-2 border-b pb-2 text-lg">
        Called off
        <span className="text-sm font-normal text-muted-foreground">
          {isMoreCalledOff
            ? `The first ${JOBS_SHOWN} are shown`
            : counted(callOffs.length, "call-off")}
        </span>
      </h3>
      <ul className="mt-3 grid items-start gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-4">
        {callOffs.map((callOff) => (
          <li key={callOff._id}>
            <BoardCard about={callOff} note={`, to leave on ${dayText(new Date(callOff.on))}`}>
              <p className="mt-1 text-sm break-words text-muted-foreground">
                {callOff.left} kept in all
              </p>
              {callOff.state === "asked" && (
                <Badge variant="marigold" className="mt-3">
                  To answer
                </Badge>
              )}
            </BoardCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ColumnProps {
  title: string;
  jobs: readonly Job[];
  onChanged: () => Promise<boolean>;
}

function Column({ title, jobs, onChanged }: ColumnProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="flex items-baseline justify-between gap-2 border-b pb-2 text-lg">
        {title}
        <span className="text-sm font-normal text-muted-foreground">
          {counted(jobs.length, "job")}
        </span>
      </h3>
      {jobs.length === 0 && (
        <p className="mt-3 rounded-md border border-dashed p-4 text-sm text-muted-foreground">
          No job is at this step.
        </p>
      )}
      <ul className="mt-3 space-y-3">
        {jobs.map((job) => (
          <li key={job._id}>
            <JobCard job={job} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}
