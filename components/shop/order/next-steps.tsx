import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { sentences } from "@/lib/shop/content/phrases";
import { deliveryText, sundayNote } from "@/lib/orders/delivery-date";
import { nextStepText } from "@/lib/shop/payment-methods/method-texts";
import { findLastArrival } from "@/lib/orders/arrival";
import { awaitedDispatch } from "@/lib/orders/awaited-dispatch";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { isPaid, unpaidAdvance } from "@/lib/orders/view/payment";
import { findAwaitedStep, toPlaced } from "@/lib/orders/view/progress";
import type { AwaitedStep } from "@/lib/orders/cart/cart-line";
import { AfterDelivery, type AfterDeliveryProps } from "./after-delivery";
import { TrackingText } from "./tracking-text";

type NextStepsProps = AfterDeliveryProps;

/** The order's next steps in chronological order. */
export function NextSteps({ order, contact, reload }: NextStepsProps) {
  const t = useTranslate();
  return (
    <div className="mt-5 border-t perforated pt-4">
      <h3 className="mb-2 font-semibold">{t("What’s Next?")}</h3>
      {order.status === "Delivered" || findLastArrival(order) ? (
        <AfterDelivery order={order} contact={contact} reload={reload} />
      ) : (
        <ol className="list-decimal space-y-1 pl-5 text-[0.9375rem] marker:text-muted-foreground">
          {order.status === "Shipped" ? (
            <OnItsWay order={order} contact={contact} />
          ) : (
            <ToBeSent order={order} />
          )}
        </ol>
      )}
    </div>
  );
}

const AWAITED: Record<AwaitedStep, string> = {
  artwork: "Once we have your artwork, we show you a proof, and print when you approve it.",
  proof: "We show you a proof of your artwork, and print once you approve it.",
  approval: "We print once you approve the proof.",
};

function paymentStep(order: OrderAnswer): string {
  if (order.totalAmount === 0) return "There is nothing to pay. We start production.";
  if (unpaidAdvance(order) > 0) return "You pay the advance. We start production once it is in.";
  return order.due.some(({ rule, state }) => rule === "before_dispatch" && state !== "paid")
    ? "We start production. You pay before the goods leave."
    : nextStepText(order.payment.method, isPaid(order.payment));
}

function ToBeSent({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const { email } = order.user;
  const awaited = findAwaitedStep(order);
  const dispatch = awaitedDispatch(order);
  return (
    <>
      <li>
        {email === null
          ? t("Keep the link of this page: it opens this order.")
          : t.parts("A confirmation email was sent to {email}. Its link opens this order.", {
              email: <span className="break-words">{email}</span>,
            })}
      </li>
      {awaited && <li>{t(AWAITED[awaited])}</li>}
      {order.status === "Pending" && <li>{t(paymentStep(order))}</li>}
      <li>
        {t(
          email === null
            ? "This page shows the tracking details once it ships."
            : "We email you the tracking details once it ships.",
        )}
      </li>
      {dispatch && (
        <li>
          {t("Expected dispatch: by {day}.", { day: dayText(new Date(dispatch), t.language) })}
        </li>
      )}
      <Arrival order={order} />
    </>
  );
}

function OnItsWay({ order, contact: { claimReport } }: NextStepsProps) {
  const t = useTranslate();
  return (
    <>
      {!order.dispatches?.length && (
        <li>
          <TrackingText order={order} />
        </li>
      )}
      <Arrival order={order} />
      <li>
        {t("Check the goods when they arrive. Report damage {when}.", {
          when: claimReport || t("at once"),
        })}
      </li>
    </>
  );
}

function Arrival({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const placed = toPlaced(order);
  const arrival = deliveryText(placed, dayText, dayText, t);
  return (
    <li>
      {sentences(t("Estimated delivery: {arrival}.", { arrival }), sundayNote(placed, dayText, t))}
    </li>
  );
}
