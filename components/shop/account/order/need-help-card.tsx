import { Mail, Truck, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { phoneHref } from "@/components/shared/format/phone-href";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import type { ShopContact } from "@/components/shop/order/help-card";
import { SupportDialog } from "@/components/shop/order/support-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { dayText } from "@/components/shared/format/dates";
import { Fact } from "@/components/domain/order/fact";
import { deliveryText } from "@/lib/orders/delivery-date";
import { awaitsProofs } from "@/lib/orders/cart/cart-line";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { getStatusText } from "@/lib/orders/status-text";
import { HistoryList } from "@/components/domain/order/status-history";

export function NeedHelpCard({ order, contact }: { order: OrderAnswer; contact: ShopContact }) {
  const t = useTranslate();
  const [open, setOpen] = useState<"support" | "tracking" | null>(null);
  const change = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{t("Need Help?")}</h2>
      <p className="mt-2 text-[0.9375rem] text-muted-foreground">
        {t.parts("Write to us about this order, or call {phone}.", {
          phone: (
            <a href={phoneHref(contact.phone)} className="whitespace-nowrap text-link">
              {contact.phone}
            </a>
          ),
        })}
      </p>
      <div className="mt-4 flex flex-col gap-2">
        <Button variant="outline" onClick={() => setOpen("support")}>
          <Mail aria-hidden /> {t("Email Support")}
        </Button>
        <Button variant="outline" onClick={() => setOpen("tracking")}>
          <Truck aria-hidden /> {t("Track Order")}
        </Button>
        {contact.whatsapp && (
          <Button asChild variant="outline">
            <WhatsAppLink
              number={contact.whatsapp}
              text={t("My order {number}: ", { number: order.orderId })}
            >
              {t("WhatsApp")}
            </WhatsAppLink>
          </Button>
        )}
      </div>
      <SupportDialog
        title={t("Email Support")}
        order={order}
        contact={contact}
        isOpen={open === "support"}
        onClose={() => setOpen(null)}
      />
      <Dialog open={open === "tracking"} onOpenChange={change}>
        <DialogContent>
          <DialogHeader title={t("Track Order")} />
          <DialogBody>
            <TrackOrder order={order} />
          </DialogBody>
        </DialogContent>
      </Dialog>
    </Card>
  );
}

/** Shows the carrier once the order is shipped, and the status history. */
function TrackOrder({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  return (
    <div className="space-y-5">
      <Whereabouts order={order} />
      <div>
        <h3 className="mb-3 text-sm font-semibold">{t("Status history")}</h3>
        <HistoryList history={order.history} />
      </div>
    </div>
  );
}

function Whereabouts({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const { tracking, status } = order;
  const placed = {
    ...order,
    createdAt: new Date(order.createdAt),
    awaitsApproval: awaitsProofs(order),
  };
  if (tracking) return <Parcel {...tracking} />;
  const awaited = OPEN_STATUSES.some((open) => open === status);
  return (
    <p>
      {t(getStatusText(order).whereabouts)}
      {awaited &&
        ` ${t("Estimated delivery: {arrival}.", {
          arrival: deliveryText(placed, dayText, dayText, t),
        })}`}
    </p>
  );
}

function Parcel({ carrier, number, url }: { carrier: string; number: string; url: string }) {
  const t = useTranslate();
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={t("Carrier")}>{carrier}</Fact>
        <Fact name={t("Tracking Number")}>
          <span className="font-semibold tabular">{number}</span>
        </Fact>
      </dl>
      {url && (
        <Button asChild variant="outline">
          <a href={url} target="_blank" rel="noreferrer">
            {t("Track the parcel")} <ExternalLink aria-hidden />
            <span className="sr-only">{t("(opens in a new tab)")}</span>
          </a>
        </Button>
      )}
    </>
  );
}
