import { GuardedMessageForm } from "@/components/shared/thread/message-form";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { Message } from "@/lib/messaging/inbox/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { MessageThread } from "../../messages/message-thread";

interface OrderMessagesProps {
  order: OrderAnswer;
  messages: readonly Message[];
  onSent: (message: Message) => void;
}

export function OrderMessages({ order, messages, onSent }: OrderMessagesProps) {
  const { _id: id, user } = order;

  async function send(text: string) {
    const params = { id };
    onSent(await call("POST /admin/orders/{id}/messages", { params, body: { text } }));
    toast({
      title: "Message Sent",
      description: `It is on its way to ${user.email ?? user.name}.`,
    });
  }

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Messages</h2>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        Between the customer and the shop. Kept with the order.
      </p>
      {user.email === null ? (
        <p className="text-[0.9375rem]">
          The customer has no email, so that no message can be sent. Please call them.
        </p>
      ) : (
        <GuardedMessageForm
          label="Message to the customer"
          hint={`Mailed to ${user.email}.`}
          button="Send Message"
          send={send}
        />
      )}
      {messages.length > 0 && (
        <ul className="mt-5 space-y-5 border-t pt-5">
          {messages.map((message) => (
            <li key={message._id}>
              <MessageThread message={message} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
