import { Mail, Truck } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { phoneHref } from "@/components/shared/format/phone-href";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import type { ShopContact } from "@/components/shop/order/help-card";
import { SupportDialog } from "@/components/shop/order/support-dialog";
import { Button } from "@/components/ui/button";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** Sends the shop a question about an order of the account. */
export function ContactShop({ order, contact }: { order: OrderAnswer; contact: ShopContact }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="text-[0.9375rem] text-muted-foreground">
        {t.parts("Write to us about this order, or call {phone}.", {
          phone: (
            <a href={phoneHref(contact.phone)} className="whitespace-nowrap text-link">
              {contact.phone}
            </a>
          ),
        })}
      </p>
      <div className="mt-4 flex flex-col gap-2">
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Mail aria-hidden /> {t("Email Support")}
        </Button>
        <Button asChild variant="outline">
          <a href="#progress">
            <Truck aria-hidden /> {t("Track Order")}
          </a>
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
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
