import { useState } from "react";
import { useTranslate } from "#words";
import { WithdrawButton } from "@/components/domain/order/waiting-correction";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { translateMessage } from "@/lib/i18n/translate-message";
import type { ApprovalRequestAnswer } from "@/lib/orders/approval-requests/schemas";
import { type RequestProps, Reject } from "./reject-request";

const doneText = ({ corrects }: ApprovalRequestAnswer): string =>
  corrects
    ? "Order {orderId} is corrected. We mailed {askedBy}."
    : "Order {orderId} is placed. We mailed {askedBy}.";

/** The text after a refusal. */
const waitsText = ({ corrects }: ApprovalRequestAnswer): string =>
  corrects
    ? "Nothing was corrected, and the request stays open."
    : "Nothing was ordered, and the request stays open. {name} can withdraw it and ask again.";

/** Actions of a member who can decide the request. */
export function Answers({ request, onDecided }: RequestProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { busy, run } = useAction({
    title: t("Not Approved"),
    text: t("Please try again."),
    onRefused: ({ code, message }) => {
      if (code === "request_closed" || code === "not_found") onDecided();
      else setProblem(message);
      return code !== "request_closed" && code !== "not_found" && message !== "";
    },
  });

  async function approve() {
    setProblem(null);
    const answer = await call("POST /approvals/{id}/approve", { params: { id: request._id } });
    toast(
      "orderId" in answer
        ? {
            title: t("Approved"),
            description: t(doneText(request), {
              orderId: answer.orderId,
              askedBy: request.askedBy,
            }),
          }
        : {
            title: t("Approved"),
            description: t("One more person must approve before it is ordered."),
          },
    );
    onDecided();
  }

  return (
    <>
      {problem !== null && (
        <Notice role="alert">
          <p>{translateMessage(t, problem)}</p>
          <p className="mt-1 text-muted-foreground">
            {t(waitsText(request), { name: request.askedBy })}
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          className="flex-1 sm:flex-none"
          aria-disabled={busy}
          onClick={() => void run(approve)}
        >
          {busy && <Spinner />} {t("Approve")}
        </Button>
        <Button
          variant="outline"
          className="flex-1 sm:flex-none"
          onClick={() => setRejecting(true)}
        >
          {t("Reject")}
        </Button>
      </div>
      {isRejecting && (
        <Reject request={request} onDecided={onDecided} onClose={() => setRejecting(false)} />
      )}
    </>
  );
}

/** Withdraws the request, for the member who made it. */
export function Withdraw({ request: { _id: id, corrects }, onDecided }: RequestProps) {
  const t = useTranslate();
  return (
    <WithdrawButton
      title={t("Withdraw this request?")}
      done={t("Nobody can approve this any more.")}
      withdraw={async () => {
        await call("POST /approvals/{id}/withdraw", { params: { id } });
        onDecided();
      }}
    >
      {t(
        corrects
          ? "Nobody can approve it afterwards. The order stays as it is."
          : "Nobody can approve it afterwards. You can order or ask again at any time.",
      )}
    </WithdrawButton>
  );
}
