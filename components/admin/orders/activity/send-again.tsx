import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { ActivityEntry } from "@/lib/fulfilment/activity/schemas";
import { RESENDABLE_MAILS, type ResendableMail } from "@/lib/orders/messages/order-mail-schemas";
import { mailName } from "../../system/job-text";

interface SendAgainProps {
  mail: ActivityEntry;
  orderId: string;
  renew: () => Promise<void>;
}

const resendable = (template: string | null): ResendableMail | undefined =>
  RESENDABLE_MAILS.find((each) => each === template);

/** Sends an email again, or retries a failed one; renders nothing if neither is possible. */
export function SendAgain({ mail, orderId, renew }: SendAgainProps) {
  const mayWrite = useMay("orders.write.all");
  const mayRetry = useMay("mails.retry");
  const { busy, run } = useAction({ title: "Email Not Queued", text: "Please try again." });
  const template = resendable(mail.what);
  const name = mailName(mail.what ?? "");
  const isRetry = mail.state === "failed" && mayRetry;
  const isResend = mail.state === "sent" && mayWrite && template;
  if (!isRetry && !isResend) return null;
  const send = () =>
    run(async () => {
      if (isRetry) {
        await call("POST /admin/system/jobs/{id}/retry", { params: { id: mail._id } });
      } else if (template) {
        const params = { id: orderId };
        await call("POST /admin/orders/{id}/mails", { params, body: { template } });
      }
      await renew();
      toast({ title: "Email Queued", description: `${name} is sent again now.` });
    });
  return (
    <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => void send()}>
      Send again<span className="sr-only"> {name}</span>
    </Button>
  );
}
