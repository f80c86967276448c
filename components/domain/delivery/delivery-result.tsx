import { MapPinOff, Truck } from "lucide-react";
import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import { nearDayText, weekdayText } from "@/components/shared/format/near-days";
import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";
import { deliveryText } from "@/lib/orders/delivery-date";
import { paths } from "@/lib/base/paths";

interface DeliveryResultProps {
  pin: string;
  answer: DeliveryAnswer;
  /** The time of the response: the delivery date applies to an order placed then. */
  at: Date;
}

export function DeliveryResult({ pin, answer, at }: DeliveryResultProps) {
  const t = useTranslate();
  const { served, state, latest } = answer;
  const place = state ? `${pin}, ${state}` : pin;
  if (!served || !latest) {
    return (
      <p className="flex gap-2.5">
        <MapPinOff aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
        <span>
          {t("We do not deliver to {place} yet.", { place })}{" "}
          <Link href={paths.homeSection("contact")} prefetch={false} className="text-link">
            {t("Ask us about it")}
          </Link>
        </span>
      </p>
    );
  }
  const order = { createdAt: at, dispatchBy: null, deliverBy: latest };
  return (
    <p className="flex gap-2.5">
      <Truck aria-hidden strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-success" />
      <span>
        {t.parts("To {place}: delivery {when} if you order now.", {
          place,
          when: (
            <strong key="when" className="font-semibold">
              {deliveryText(order, weekdayText, nearDayText, t)}
            </strong>
          ),
        })}
      </span>
    </p>
  );
}
