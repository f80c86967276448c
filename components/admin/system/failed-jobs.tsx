import { CircleCheck, RotateCw } from "lucide-react";
import { useAction } from "@/components/shared/call/use-action";
import { Cell, DataTable, HeadCell } from "@/components/shared/list/data-table";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import type { FailedJob, QueueState } from "@/lib/dashboard/system/schemas";
import { Moment } from "./fact-card";
import { jobName, reasonText } from "./job-text";

interface FailedJobsProps {
  queues: readonly QueueState[];
  /** The newest of each queue. */
  jobs: readonly FailedJob[];
  /** Resolves once the table no longer shows the retried jobs. */
  onRetried: () => Promise<unknown>;
}

export function FailedJobs({ queues, jobs, onRetried }: FailedJobsProps) {
  const { busy, retry, retryAll } = useRetry(onRetried);
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const [newest] = jobs;
  return (
    <section aria-labelledby="failed-jobs" className="mt-8">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h3 id="failed-jobs" className="text-lg">
          What failed
        </h3>
        {newest && (
          <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => retryAll(newest)}>
            <RotateCw aria-hidden />
            Try all again
          </Button>
        )}
      </div>
      {failed === 0 ? (
        <p className="flex items-center gap-2 rounded-lg border bg-card px-4 py-5 text-sm text-muted-foreground">
          <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
          Nothing failed.
        </p>
      ) : (
        <FailedTable jobs={jobs} busy={busy} onRetry={retry} />
      )}
      {failed > jobs.length && (
        <p className="mt-2 text-sm text-muted-foreground">
          {jobs.length} of {countText(failed)} are shown.
        </p>
      )}
    </section>
  );
}

interface FailedTableProps {
  jobs: readonly FailedJob[];
  busy: boolean;
  onRetry: (job: FailedJob) => void;
}

function FailedTable({ jobs, busy, onRetry }: FailedTableProps) {
  return (
    <DataTable
      caption="What failed, newest first"
      head={
        <>
          <HeadCell>What</HeadCell>
          <HeadCell className="max-sm:hidden">Reason</HeadCell>
          <HeadCell className="max-md:hidden">Failed</HeadCell>
          <HeadCell figure className="max-md:hidden">
            Attempts
          </HeadCell>
          <HeadCell className="text-right">Action</HeadCell>
        </>
      }
    >
      {jobs.map((job) => (
        <FailedRow key={job._id} job={job} busy={busy} onRetry={onRetry} />
      ))}
    </DataTable>
  );
}

interface FailedRowProps extends Omit<FailedTableProps, "jobs"> {
  job: FailedJob;
}

function FailedRow({ job, busy, onRetry }: FailedRowProps) {
  const { about, reason, failedAt, attempts } = job;
  return (
    <tr>
      <Cell>
        <span className="block font-medium">{jobName(job)}</span>
        {about && (
          <span className="block [overflow-wrap:anywhere] text-muted-foreground">{about}</span>
        )}
        <span className="block text-muted-foreground sm:hidden">{reasonText(job)}</span>
        <span className="block text-muted-foreground md:hidden">
          <Moment at={failedAt} />
        </span>
      </Cell>
      <Cell className="max-sm:hidden">
        <span className="block">{reasonText(job)}</span>
        {reason && (
          <code className="block text-xs break-words text-muted-foreground">{reason}</code>
        )}
      </Cell>
      <Cell className="whitespace-nowrap max-md:hidden">
        <Moment at={failedAt} />
      </Cell>
      <Cell figure className="max-md:hidden">
        {attempts}
      </Cell>
      <Cell className="text-right">
        <Button
          variant="outline"
          size="sm"
          className="whitespace-nowrap"
          aria-disabled={busy}
          onClick={() => onRetry(job)}
        >
          Try again
          <span className="sr-only">
            {jobName(job)} {about}
          </span>
        </Button>
      </Cell>
    </tr>
  );
}

interface Retry {
  busy: boolean;
  retry: (job: FailedJob) => void;
  /** Retries all shown jobs and those that failed before them. */
  retryAll: (newest: FailedJob) => void;
}

/** Queues failed jobs again. Shows a toast once the table is updated, even if another user was faster. */
function useRetry(onRetried: () => Promise<unknown>): Retry {
  const { busy, run } = useAction({
    title: "Not Queued",
    text: "This could not be queued again. Please try again.",
    onRefused: ({ code }) => {
      if (code === "not_found") void onRetried();
      return false;
    },
  });

  const retry = (job: FailedJob) =>
    void run(async () => {
      await call("POST /admin/system/jobs/{id}/retry", { params: { id: job._id } });
      await onRetried();
      toast({ title: "Queued Again", description: `${jobName(job)} is tried again now.` });
    });

  const retryAll = ({ failedAt }: FailedJob) =>
    void run(async () => {
      // The API has milliseconds, but the queue's times are more precise.
      const failedBefore = new Date(Date.parse(failedAt) + 1).toISOString();
      const { retried } = await call("POST /admin/system/jobs/retry", { body: { failedBefore } });
      await onRetried();
      const what = `${countText(retried)} ${retried === 1 ? "is" : "are"}`;
      toast({ title: "Queued Again", description: `${what} tried again now.` });
    });

  return { busy, retry, retryAll };
}
