"use client";

import { useAction } from "@/components/call/use-action";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { counted } from "@/lib/counts";
import type { FailedMail } from "@/lib/system/schemas";
import { mailName } from "./mail-text";

interface Retry {
  busy: boolean;
  retry: (mail: FailedMail) => void;
  /** Those that are shown and what failed before them. */
  retryAll: (newest: FailedMail) => void;
}

/** Queues given-up mails again. `onRetried` also runs when somebody else was quicker. */
export function useRetry(onRetried: () => void): Retry {
  const { busy, run } = useAction({
    title: "Email Not Queued",
    text: "The email could not be queued again. Please try again.",
    onRefused: ({ code }) => {
      if (code === "not_found") onRetried();
      return false;
    },
  });

  const retry = (mail: FailedMail) =>
    void run(async () => {
      await call("POST /admin/system/jobs/{id}/retry", { params: { id: mail._id } });
      toast({
        title: "Email Queued",
        description: `${mailName(mail.template)} is sent again now.`,
      });
      onRetried();
    });

  const retryAll = ({ failedAt }: FailedMail) =>
    void run(async () => {
      // The API tells milliseconds; the queue knows their fractions.
      const failedBefore = new Date(Date.parse(failedAt) + 1).toISOString();
      const { retried } = await call("POST /admin/system/jobs/retry", { body: { failedBefore } });
      const what = `${counted(retried, "email")} ${retried === 1 ? "is" : "are"}`;
      toast({ title: "Email Queued", description: `${what} sent again now.` });
      onRetried();
    });

  return { busy, retry, retryAll };
}
