import { Cell, DataTable, HeadCell } from "@/components/shared/list/data-table";
import { countText } from "@/lib/base/text/counts";
import type { System } from "@/lib/dashboard/system/schemas";
import { FailedJobs } from "./failed-jobs";
import { Moment } from "./fact-card";
import { QUEUE_TITLES } from "./job-text";

interface QueueListProps {
  system: Pick<System, "queues" | "failedJobs">;
  /** Resolves once the tables no longer show the retried jobs. */
  onRetried: () => Promise<unknown>;
}

/** Waiting jobs by queue, and failed jobs below. */
export function QueueList({ system: { queues, failedJobs }, onRetried }: QueueListProps) {
  return (
    <>
      <section aria-labelledby="queues" className="mt-8">
        <h3 id="queues" className="mb-3 text-lg">
          What waits
        </h3>
        <DataTable
          caption="What waits, by kind"
          head={
            <>
              <HeadCell>Kind</HeadCell>
              <HeadCell figure>Waiting</HeadCell>
              <HeadCell>Oldest from</HeadCell>
              <HeadCell figure>Failed</HeadCell>
            </>
          }
        >
          {queues.map(({ name, waiting, oldestWaitingAt, failed }) => (
            <tr key={name}>
              <Cell className="font-medium">{QUEUE_TITLES[name]}</Cell>
              <Cell figure>{countText(waiting)}</Cell>
              <Cell>{oldestWaitingAt ? <Moment at={oldestWaitingAt} /> : "–"}</Cell>
              <Cell figure>{countText(failed)}</Cell>
            </tr>
          ))}
        </DataTable>
      </section>
      <FailedJobs queues={queues} jobs={failedJobs} onRetried={onRetried} />
    </>
  );
}
