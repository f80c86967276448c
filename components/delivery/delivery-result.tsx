import { MapPinOff, Truck } from "lucide-react";
import { Link } from "@/components/ui/link";
import { weekdayText } from "@/components/format/dates";
import type { DeliveryAnswer } from "@/lib/delivery/schemas";
import { dayNamed } from "@/lib/india-time";
import { paths } from "@/lib/paths";

/** What the shop says of a PIN code. */
export function DeliveryResult({ pin, answer }: { pin: string; answer: DeliveryAnswer }) {
  const { served, state, earliest, latest } = answer;
  const place = state ? `${pin}, ${state}` : pin;
  if (!served || !earliest || !latest) {
    return (
      <p className="flex gap-2.5">
        <MapPinOff aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
        <span>
          We do not deliver to {place} yet.{" "}
          <Link href={paths.homeSection("contact")} prefetch={false} className="text-link">
            Ask us about it
          </Link>
        </span>
      </p>
    );
  }
  const [from, to] = [earliest, latest].map((day) => weekdayText(dayNamed(day)));
  return (
    <p className="flex gap-2.5">
      <Truck aria-hidden strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-success" />
      <span>
        To {place}: expected{" "}
        <strong className="font-semibold">{from === to ? from : `${from} to ${to}`}</strong>
        {" if you order now."}
      </span>
    </p>
  );
}
