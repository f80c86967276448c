import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { sentences } from "@/lib/shop/content/phrases";
import type { ShopContact } from "./shop-contact";
import { orderKey } from "../../domain/order/order-keys";

const SupportForm = late(
  () => import("./support-form").then((file) => file.SupportForm),
  <Spinner />,
);

interface SupportDialogProps {
  title: string;
  order: Pick<OrderAnswer, "orderId" | "user">;
  contact: ShopContact;
  /** The initial text of the message. */
  opening?: string;
  /** A text that the deadline for this request has passed; empty before that. */
  late?: string;
  isOpen: boolean;
  onClose: () => void;
}

export function SupportDialog(props: SupportDialogProps) {
  const { title, order, contact, opening, late = "", isOpen, onClose } = props;
  const t = useTranslate();
  const { orderId, user } = order;
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent closesOutside={false}>
        <DialogHeader
          title={title}
          description={sentences(
            late,
            t("We receive your message with the order number, {number}.", {
              number: orderId,
            }),
          )}
        />
        <DialogBody>
          <SupportForm
            orderNumber={orderId}
            orderKey={orderKey(orderId)}
            email={user.email}
            response={contact.response}
            opening={opening}
            late={late}
            onSent={onClose}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
