"use client";

import { Button } from "@/components/ui/button";
import { dayName, dayStart } from "@/lib/india-time";
import type { ListAddress } from "./use-list-address";

interface DayButtonsProps {
  address: ListAddress;
  from: string | undefined;
  to: string | undefined;
}

const DAYS = [
  { label: "Today", before: 0 },
  { label: "Yesterday", before: 1 },
];

/** One day of India by a press, and all days again by another. */
export function DayButtons({ address, from, to }: DayButtonsProps) {
  return (
    <div role="group" aria-label="Days" className="flex gap-1.5">
      {DAYS.map(({ label, before }) => {
        const day = dayName(dayStart(new Date(), before));
        const isOn = from === day && to === day;
        return (
          <Button
            key={label}
            variant={isOn ? "default" : "outline"}
            aria-pressed={isOn}
            onClick={() => address.show(isOn ? { from: "", to: "" } : { from: day, to: day })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
