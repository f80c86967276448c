import { Mail, Truck } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { phoneHref } from "@/components/shared/format/phone-href";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import { Button } from "@/components/ui/button";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { ShopContact } from "./shop-contact";
import { SupportDialog } from "./support-dialog";

interface HelpLinksProps {
  order: Pick<OrderAnswer, "orderId" | "user">;
  contact: ShopContact;
  /** False for a reader whom the shop's form would refuse; they write by their own mail. */
  hasAccess?: boolean;
}

/** The ways to ask the shop about an order. */
export function HelpLinks({ order, contact, hasAccess = true }: HelpLinksProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { email, phone, whatsapp } = contact;
  const support = (
    <>
      <Mail aria-hidden /> {t("Email Support")}
    </>
  );
  return (
    <>
      <p className="text-[0.9375rem] text-muted-foreground">
        {t.parts("Write to us about this order, or call {phone}.", {
          phone: (
            <a href={phoneHref(phone)} className="whitespace-nowrap text-link">
              {phone}
            </a>
          ),
        })}
      </p>
      <div className="mt-4 flex flex-col gap-2">
        {hasAccess ? (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {support}
          </Button>
        ) : (
          <Button asChild variant="outline">
            <a href={`mailto:${email}?subject=${encodeURIComponent(`Order ${order.orderId}`)}`}>
              {support}
            </a>
          </Button>
        )}
        <Button asChild variant="outline">
          <a href="#progress">
            <Truck aria-hidden /> {t("Track Order")}
          </a>
        </Button>
        {whatsapp && (
          <Button asChild variant="outline">
            <WhatsAppLink
              number={whatsapp}
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
