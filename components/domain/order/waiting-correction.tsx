import { Hourglass } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslate } from "#words";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { dayText, momentText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { changeText } from "@/lib/orders/view/corrected-text";

interface WaitingCorrectionProps {
  waiting: NonNullable<OrderAnswer["waiting"]>;
  /** Withdraws the correction; absent if the reader may not. */
  withdraw?: (() => Promise<unknown>) | undefined;
  /** Further actions. */
  children?: ReactNode;
}

/**
 * A correction of an order that waits for the company's approval: the changes, the approvers, and since
 * when.
 */
export function WaitingCorrection({ waiting, withdraw, children }: WaitingCorrectionProps) {
  const t = useTranslate();
  const { changes, since, until, firstApprover, approvers, totalAmount } = waiting;
  const people = approvers.join(", ");
  return (
    <Card className="border-l-4 border-l-marigold p-5 sm:p-6">
      <h2 className="flex items-center gap-2.5 text-heading">
        <Hourglass aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
        {t("A correction waits for approval")}
      </h2>
      <p className="mt-2 text-[0.9375rem]">
        {t.parts(
          "The order stays as it is until the correction is approved. It then comes to {amount}.",
          {
            amount: <Rupees amount={totalAmount} />,
          },
        )}
      </p>
      <ul className="mt-2 list-disc space-y-0.5 pl-5 text-[0.9375rem] [overflow-wrap:anywhere]">
        {changes.map((change) => (
          <li key={`${change.what} ${change.name ?? ""}`}>{changeText(change, t)}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted-foreground">
        {t.parts("Asked on {moment}. Lapses on {day}.", {
          moment: <time dateTime={since}>{momentText(new Date(since), t.language)}</time>,
          day: <time dateTime={until}>{dayText(new Date(until), t.language)}</time>,
        })}{" "}
        {firstApprover &&
          t("{name} approved it. One more person must approve.", { name: firstApprover })}{" "}
        {people
          ? t("Asked: {people}.", { people })
          : t("Nobody of the company can approve it. Its owner can give somebody the role.")}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {children}
        {withdraw && (
          <WithdrawButton
            title={t("Withdraw this correction?")}
            done={t("The order stays as it is.")}
            withdraw={withdraw}
          >
            {t("Nobody can approve it afterwards. The order stays as it is.")}
          </WithdrawButton>
        )}
      </div>
    </Card>
  );
}

interface WithdrawButtonProps {
  title: string;
  /** The toast after the withdrawal. */
  done: string;
  withdraw: () => Promise<unknown>;
  /** The consequences. */
  children: string;
}

/** Withdraws a pending request after a confirmation. */
export function WithdrawButton({ title, done, withdraw, children }: WithdrawButtonProps) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t("Withdraw")}
      </Button>
      <ConfirmAction
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        confirm={t("Withdraw")}
        keep={t("Keep it")}
        failure={{ title: t("Not Withdrawn"), text: t("Please try again.") }}
        action={async () => {
          await withdraw();
          return { title: t("Withdrawn"), description: done };
        }}
      >
        {children}
      </ConfirmAction>
    </>
  );
}
