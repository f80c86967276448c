"use client";

import { useState } from "react";
import { useWords } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";

interface ConfirmOrderProps {
  orderId: string;
  orderKey: string;
  /** The token of the emailed link. */
  token: string;
}

/** Asks the reader of the email to confirm that the order is theirs; nothing happens before the button is pressed. */
export function ConfirmOrder({ orderId, orderKey, token }: ConfirmOrderProps) {
  const say = useWords();
  const [isConfirmed, setConfirmed] = useState(false);
  const { busy, run } = useAction({
    title: say("Order Not Confirmed"),
    text: say("The order could not be confirmed. Please try again."),
  });

  async function confirm() {
    await call("POST /orders/{id}/confirm", {
      params: { id: orderId },
      query: { key: orderKey },
      body: { token },
    });
    setConfirmed(true);
    toast({
      title: say("Thank you"),
      description: say("You confirmed order {number}.", { number: orderId }),
    });
  }

  return (
    <Card className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-heading">
          {say(isConfirmed ? "You confirmed this order" : "Is this order yours?")}
        </h2>
        <p className="mt-1 text-muted-foreground" role="status">
          {say(
            isConfirmed
              ? "Thank you. You do not need to do anything else."
              : "Please confirm that you placed this order.",
          )}
        </p>
      </div>
      {!isConfirmed && (
        <Button disabled={busy} onClick={() => void run(confirm)}>
          {say("Confirm Order")}
        </Button>
      )}
    </Card>
  );
}
