"use client";

import { LoadFailure } from "@/components/call/load-failure";
import { useLoad } from "@/components/call/use-load";
import { QuoteTable } from "@/components/quote/quote-table";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import type { Message } from "@/lib/contact/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { MessageFile } from "../messages/message-file";
import { MessageForm } from "../messages/message-form";
import { MessageThread } from "../messages/message-thread";

function loadMessages(id: string, signal: AbortSignal): Promise<Message[]> {
  return call("GET /admin/orders/{id}/messages", { params: { id }, signal });
}

/** What its customer and the shop wrote to each other about an order. */
export function OrderMessages({ order: { _id: id, user } }: { order: OrderAnswer }) {
  const messages = useLoad({ load: loadMessages, question: id });

  async function send(text: string) {
    const params = { id };
    const sent = await call("POST /admin/orders/{id}/messages", { params, body: { text } });
    messages.adopt([sent, ...(messages.value ?? [])]);
    toast({ title: "Message Sent", description: `It is on its way to ${user.email}.` });
  }

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Messages</h2>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        Between the customer and the shop. Kept with the order.
      </p>
      <MessageForm
        label="Message to the customer"
        hint={`Mailed to ${user.email}.`}
        button="Send Message"
        send={send}
      />
      {messages.error && (
        <LoadFailure
          className="mt-4"
          text={messages.error.message || "The messages could not be loaded."}
          retry={messages.reload}
        />
      )}
      {!messages.value && messages.loading && <Skeleton className="mt-4 h-14" />}
      {messages.value && messages.value.length > 0 && (
        <ul className="mt-5 space-y-5 border-t pt-5">
          {messages.value.map((message) => (
            <li key={message._id} className="space-y-3">
              {message.request && (
                <>
                  <h3 className="font-semibold">Asked for a price</h3>
                  <QuoteTable details={message.request} />
                </>
              )}
              {message.file && <MessageFile id={message._id} file={message.file} />}
              <MessageThread message={message} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
