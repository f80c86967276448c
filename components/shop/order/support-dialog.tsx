import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { sentences } from "@/lib/shop/content/phrases";
import type { ShopContact } from "./help-card";
import { orderKey } from "../../domain/order/order-keys";

const SupportForm = late(
  () => import("./support-form").then((file) => file.SupportForm),
  <Spinner />,
);

interface SupportDialogProps {
  title: string;
  order: Pick<OrderAnswer, "orderId" | "user">;
  contact: ShopContact;
  /** The opening text of the message. */
  opening?: string;
  /** That the time for this request is over; empty while there is time. */
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
