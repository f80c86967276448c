import { useId, useState } from "react";
import { GuardedMessageForm } from "@/components/shared/thread/message-form";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { NoteForm } from "./note-form";

interface WriteEntryProps {
  order: Pick<OrderAnswer, "_id" | "user">;
  /** Resolves once the page shows the entry. */
  onAdded: () => Promise<void>;
}

/** Adds a staff note or writes to the customer; switching between the two keeps both texts. */
export function WriteEntry({ order, onAdded }: WriteEntryProps) {
  const id = useId();
  const mayNote = useMay("orders.write.all");
  const isReachable = order.user.email !== null;
  const mayMessage = useMay("messages.write") && isReachable;
  const [isChosen, setChosen] = useState(false);
  const isMessage = mayMessage && (isChosen || !mayNote);
  return (
    <>
      {mayNote && mayMessage && (
        <label htmlFor={id} className="mt-2 flex min-h-11 items-center gap-3 text-[0.9375rem]">
          <Switch id={id} checked={isChosen} onCheckedChange={setChosen} />
          Write to the customer
        </label>
      )}
      {mayNote && (
        <div hidden={isMessage}>
          <NoteForm orderId={order._id} onAdded={onAdded} />
        </div>
      )}
      {mayMessage && (
        <div hidden={!isMessage} className="mt-3">
          <MessageToCustomer order={order} onAdded={onAdded} />
        </div>
      )}
      {!isReachable && (
        <p className="mt-3 text-[0.9375rem]">
          The customer has no email, so that no message can be sent. Please call them.
        </p>
      )}
    </>
  );
}

function MessageToCustomer({ order: { _id: id, user }, onAdded }: WriteEntryProps) {
  async function send(text: string) {
    await call("POST /admin/orders/{id}/messages", { params: { id }, body: { text } });
    toast({
      title: "Message Sent",
      description: `It is on its way to ${user.email ?? user.name}.`,
    });
    await onAdded();
  }
  return (
    <GuardedMessageForm
      label="Message to the customer"
      hint={`Mailed to ${user.email}.`}
      button="Send Message"
      send={send}
    />
  );
}
