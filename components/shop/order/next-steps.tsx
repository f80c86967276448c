import { useWords } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Card } from "@/components/ui/card";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { sentences } from "@/lib/shop/content/phrases";
import { deliveryText, sundayNote } from "@/lib/orders/delivery-date";
import { nextStepText } from "@/lib/shop/payment-methods/method-texts";
import { awaitedDispatch } from "@/lib/orders/awaited-dispatch";
import type { AwaitedStep } from "@/lib/orders/cart/cart-line";
import { AfterDelivery, type AfterDeliveryProps } from "./after-delivery";
import { TrackingText } from "./tracking-text";

type NextStepsProps = AfterDeliveryProps;

/** The next steps of the order, in the order in which they happen. */
export function NextSteps({ order, contact, reload }: NextStepsProps) {
  const say = useWords();
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">{say("What’s Next?")}</h2>
      {order.status === "Delivered" ? (
        <AfterDelivery order={order} contact={contact} reload={reload} />
      ) : (
        <ol className="list-decimal space-y-2 pl-5 text-[0.9375rem] marker:text-muted-foreground">
          {order.status === "Shipped" ? (
            <OnItsWay order={order} contact={contact} />
          ) : (
            <ToBeSent order={order} />
          )}
        </ol>
      )}
    </Card>
  );
}

const AWAITED: Record<AwaitedStep, string> = {
  artwork:
    "Send your artwork on the page of this order. We show you a proof, and print once you approve it.",
  proof: "We show you a proof of your artwork, and print once you approve it.",
  approval: "Look at the proof on the page of this order. We print once you approve it.",
};

function paymentStep({ total, payment }: ShownOrder): string {
  if (total === 0) return "There is nothing to pay. We start production.";
  return payment.advance > 0
    ? "You pay the advance. We start production once it is in."
    : nextStepText(payment.method, payment.isPaid);
}

function ToBeSent({ order }: { order: ShownOrder }) {
  const say = useWords();
  const dispatch = awaitedDispatch(order);
  return (
    <>
      <li>
        {order.email === null
          ? say("Keep the link of this page: it opens this order.")
          : say.parts("A confirmation email was sent to {email}. Its link opens this order.", {
              email: <span className="break-words">{order.email}</span>,
            })}
      </li>
      {order.awaited && <li>{say(AWAITED[order.awaited])}</li>}
      {order.status === "Pending" && <li>{say(paymentStep(order))}</li>}
      <li>
        {say(
          order.email === null
            ? "This page shows the tracking details once it ships."
            : "We email you the tracking details once it ships.",
        )}
      </li>
      {dispatch && (
        <li>
          {say("Expected dispatch: by {day}.", { day: dayText(new Date(dispatch), say.language) })}
        </li>
      )}
      <Arrival order={order} />
    </>
  );
}

function OnItsWay({ order, contact: { claimReport } }: NextStepsProps) {
  const say = useWords();
  return (
    <>
      <li>
        <TrackingText order={order} />
      </li>
      <Arrival order={order} />
      <li>
        {say("Check the goods when they arrive. Report damage {when}.", {
          when: claimReport || say("at once"),
        })}
      </li>
    </>
  );
}

function Arrival({ order }: { order: ShownOrder }) {
  const say = useWords();
  const placed = { ...order, createdAt: order.placedAt };
  const arrival = deliveryText(placed, dayText, dayText, say);
  return (
    <li>
      {sentences(
        say("Estimated delivery: {arrival}.", { arrival }),
        sundayNote(placed, dayText, say),
      )}
    </li>
  );
}
