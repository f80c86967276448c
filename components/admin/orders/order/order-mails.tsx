import { useAction } from "@/components/shared/call/use-action";
import { momentText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import {
  type OrderMail,
  RESENDABLE_MAILS,
  type ResendableMail,
} from "@/lib/orders/messages/order-mail-schemas";
import { mailName, reasonText } from "../../system/job-text";

const STATES = {
  queued: { text: "Waiting", variant: "outline" },
  retrying: { text: "Will be tried again", variant: "marigold" },
  sent: { text: "Sent", variant: "default" },
  failed: { text: "Failed", variant: "signal" },
} as const;

interface OrderMailsProps {
  orderId: string;
  mails: readonly OrderMail[];
  /** Called with the current list of the order's emails. */
  onQueued: (mails: OrderMail[]) => void;
  renew: () => Promise<void>;
}

/** The sent, waiting and failed emails of the order, without their texts, which are private to their readers. */
export function OrderMails({ mails, ...props }: OrderMailsProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">Emails</h2>
      {mails.length === 0 && (
        <p className="text-sm text-muted-foreground">No email about this order is on record.</p>
      )}
      {mails.length > 0 && (
        <ol aria-label="Emails, newest first" className="divide-y">
          {mails.map((mail) => (
            <MailRow
              key={mail._id}
              mail={mail}
              // Of several emails of one kind, only the newest can be sent again.
              isNewest={mails.find(({ template }) => template === mail.template) === mail}
              {...props}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface MailRowProps extends Omit<OrderMailsProps, "mails"> {
  mail: OrderMail;
  isNewest: boolean;
}

function MailRow({ mail, isNewest, ...props }: MailRowProps) {
  const { template, state, reason, at } = mail;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{mailName(template)}</p>
        <p className="text-muted-foreground tabular">{momentText(new Date(at))}</p>
        {reason && <p>{reasonText({ queue: "mail", reason })}</p>}
      </div>
      <Badge variant={STATES[state].variant}>{STATES[state].text}</Badge>
      {isNewest && <SendAgain mail={mail} {...props} />}
    </li>
  );
}

const resendable = (template: string): ResendableMail | undefined =>
  RESENDABLE_MAILS.find((each) => each === template);

function SendAgain({ mail, orderId, onQueued, renew }: Omit<MailRowProps, "isNewest">) {
  const mayWrite = useMay("orders.write.all");
  const mayRetry = useMay("mails.retry");
  const { busy, run } = useAction({ title: "Email Not Queued", text: "Please try again." });
  const template = resendable(mail.template);
  const isRetry = mail.state === "failed" && mayRetry;
  const isResend = mail.state === "sent" && mayWrite && template;
  if (!isRetry && !isResend) return null;
  const send = () =>
    run(async () => {
      if (isRetry) {
        await call("POST /admin/system/jobs/{id}/retry", { params: { id: mail._id } });
        await renew();
      } else if (template) {
        const params = { id: orderId };
        onQueued(await call("POST /admin/orders/{id}/mails", { params, body: { template } }));
      }
      toast({
        title: "Email Queued",
        description: `${mailName(mail.template)} is sent again now.`,
      });
    });
  return (
    <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => void send()}>
      Send again<span className="sr-only"> {mailName(mail.template)}</span>
    </Button>
  );
}
