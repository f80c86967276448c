"use client";

import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { counted } from "@/lib/base/counts";
import type { FailedMail } from "@/lib/dashboard/system/schemas";
import { mailName } from "./mail-text";

interface Retry {
  busy: boolean;
  retry: (mail: FailedMail) => void;
  /** Those that are shown and what failed before them. */
  retryAll: (newest: FailedMail) => void;
}

/** Queues given-up mails again, and says so once the table is new. It also is where somebody else was quicker. */
export function useRetry(onRetried: () => Promise<unknown>): Retry {
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
      // The API tells milliseconds; the queue knows their fractions.
      const failedBefore = new Date(Date.parse(failedAt) + 1).toISOString();
      const { retried } = await call("POST /admin/system/jobs/retry", { body: { failedBefore } });
      const what = `${counted(retried, "email")} ${retried === 1 ? "is" : "are"}`;
      await onRetried();
      toast({ title: "Email Queued", description: `${what} sent again now.` });
    });

  return { busy, retry, retryAll };
}
