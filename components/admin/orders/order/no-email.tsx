import { MailPlus } from "lucide-react";
import { useState } from "react";
import { CopyButton } from "@/components/shared/call/copy-button";
import { useAction } from "@/components/shared/call/use-action";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { toWhatsAppNumber } from "@/lib/base/input/whatsapp-number";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { EmailDialog } from "./email-dialog";

interface NoEmailProps {
  order: OrderAnswer;
  /** Resolves once the page shows the change. */
  onChanged: (order: OrderAnswer) => Promise<void>;
}

/**
 * For an order without an email: says that no emails are sent, offers its link to share, and a form to add an
 * email.
 */
export function NoEmail({ order, onChanged }: NoEmailProps) {
  const mayEnter = useMay("orders.enter");
  const [isAdding, setAdding] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const { busy, run } = useAction({
    title: "Link Not Loaded",
    text: "The link could not be loaded. Please try again.",
  });
  const read = () =>
    run(async () => {
      setUrl((await call("POST /admin/orders/{id}/link", { params: { id: order._id } })).url);
    });
  return (
    <div className="mt-3 space-y-3 border-t perforated pt-3">
      <p className="text-sm">
        No email: nothing about this order is mailed to the customer. Pass its link on by WhatsApp
        or in print instead.
      </p>
      {mayEnter && url !== null && <PassOn order={order} url={url} />}
      {mayEnter && (
        <div className="flex flex-wrap gap-2">
          {url === null && (
            <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => void read()}>
              Get Order Link
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
            <MailPlus aria-hidden /> Add Email
          </Button>
        </div>
      )}
      {isAdding && (
        <EmailDialog order={order} onChanged={onChanged} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

/** The order's link, to copy or to send by WhatsApp. */
function PassOn({ order: { orderId, phone }, url }: { order: OrderAnswer; url: string }) {
  const number = toWhatsAppNumber(phone ?? "");
  return (
    <div className="space-y-2">
      <Label htmlFor="order-link">Link to the order</Label>
      <Input
        id="order-link"
        readOnly
        value={url}
        className="text-sm"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url}>Copy Link</CopyButton>
        {number && (
          <Button asChild size="sm" variant="outline">
            <WhatsAppLink number={number} text={`Your order ${orderId}: ${url}`}>
              WhatsApp
            </WhatsAppLink>
          </Button>
        )}
      </div>
      <p className="text-sm text-muted-foreground">
        Works for 90 days. Anyone who has it can read and cancel the order.
      </p>
    </div>
  );
}
