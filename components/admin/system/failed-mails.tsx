"use client";

import { CircleCheck, RotateCw } from "lucide-react";
import { useAction } from "@/components/shared/call/use-action";
import { Cell, DataTable, HeadCell } from "@/components/shared/list/data-table";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { counted, countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import type { FailedMail, System } from "@/lib/dashboard/system/schemas";
import { Moment } from "./fact-card";
import { mailName, reasonText } from "./mail-text";

interface FailedMailsProps {
  queue: System["queue"];
  /** Resolves once the table no longer shows them. */
  onRetried: () => Promise<unknown>;
}

export function FailedMails({ queue, onRetried }: FailedMailsProps) {
  const { busy, retry, retryAll } = useRetry(onRetried);
  const { failed, failedMails } = queue;
  const newest = failedMails[0];
  return (
    <section aria-labelledby="failed-mails" className="mt-8">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h3 id="failed-mails" className="text-lg">
          Failed emails
        </h3>
        {newest && (
          <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => retryAll(newest)}>
            <RotateCw aria-hidden />
            Retry all {failed > 1 && countText(failed)}
          </Button>
        )}
      </div>
      {failed === 0 ? (
        <p className="flex items-center gap-2 rounded-lg border bg-card px-4 py-5 text-sm text-muted-foreground">
          <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
          There are no failed emails.
        </p>
      ) : (
        <FailedTable mails={failedMails} busy={busy} onRetry={retry} />
      )}
      {failed > failedMails.length && (
        <p className="mt-2 text-sm text-muted-foreground">
          The last {failedMails.length} of {countText(failed)} are shown.
        </p>
      )}
    </section>
  );
}

interface FailedTableProps {
  mails: readonly FailedMail[];
  busy: boolean;
  onRetry: (mail: FailedMail) => void;
}

function FailedTable({ mails, busy, onRetry }: FailedTableProps) {
  return (
    <DataTable
      caption="Failed emails, newest first"
      head={
        <>
          <HeadCell>Mail</HeadCell>
          <HeadCell className="max-sm:hidden">Reason</HeadCell>
          <HeadCell className="max-md:hidden">Failed</HeadCell>
          <HeadCell figure className="max-md:hidden">
            Attempts
          </HeadCell>
          <HeadCell className="text-right">Action</HeadCell>
        </>
      }
    >
      {mails.map((mail) => (
        <FailedRow key={mail._id} mail={mail} busy={busy} onRetry={onRetry} />
      ))}
    </DataTable>
  );
}

interface FailedRowProps extends Omit<FailedTableProps, "mails"> {
  mail: FailedMail;
}

function FailedRow({ mail, busy, onRetry }: FailedRowProps) {
  const { template, about, reason, failedAt, attempts } = mail;
  return (
    <tr>
      <Cell>
        <span className="block font-medium">{mailName(template)}</span>
        {about && <span className="block text-muted-foreground">{about}</span>}
        <span className="block text-muted-foreground sm:hidden">{reasonText(reason)}</span>
      </Cell>
      <Cell className="max-sm:hidden">
        <span className="block">{reasonText(reason)}</span>
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
        <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => onRetry(mail)}>
          Retry
          <span className="sr-only">
            {mailName(template)} {about}
          </span>
        </Button>
      </Cell>
    </tr>
  );
}

interface Retry {
  busy: boolean;
  retry: (mail: FailedMail) => void;
  /** Retries all shown emails and those that failed before them. */
  retryAll: (newest: FailedMail) => void;
}

/** Queues failed emails again. Shows a toast once the table is updated, even when somebody else was quicker. */
function useRetry(onRetried: () => Promise<unknown>): Retry {
  const { busy, run } = useAction({
    title: "Email Not Queued",
    text: "The email could not be queued again. Please try again.",
    onRefused: ({ code }) => {
      if (code === "not_found") void onRetried();
      return false;
    },
  });

  const retry = (mail: FailedMail) =>
    void run(async () => {
      await call("POST /admin/system/jobs/{id}/retry", { params: { id: mail._id } });
      await onRetried();
      toast({
        title: "Email Queued",
        description: `${mailName(mail.template)} is sent again now.`,
      });
    });

  const retryAll = ({ failedAt }: FailedMail) =>
    void run(async () => {
      // The API has milliseconds, but the queue's times are more precise.
      const failedBefore = new Date(Date.parse(failedAt) + 1).toISOString();
      const { retried } = await call("POST /admin/system/jobs/retry", { body: { failedBefore } });
      const what = `${counted(retried, "email")} ${retried === 1 ? "is" : "are"}`;
      await onRetried();
      toast({ title: "Email Queued", description: `${what} sent again now.` });
    });

  return { busy, retry, retryAll };
}
