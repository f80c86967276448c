import { useState } from "react";
import { Button } from "@/components/ui/button";
import { dayName, dayStart } from "@/lib/base/india-time";
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

export function DayButtons(props: DayButtonsProps) {
  return (
    <div role="group" aria-label="Days" className="flex gap-1.5">
      {DAYS.map((day) => (
        <DayButton key={day.label} {...day} {...props} />
      ))}
    </div>
  );
}

function DayButton({ label, before, address, from, to }: DayButtonsProps & (typeof DAYS)[number]) {
  const [now, setNow] = useState(() => new Date());
  const day = dayName(dayStart(now, before));
  const isOn = from === day && to === day;

  function press() {
    // The page may have been open since yesterday.
    const pressed = new Date();
    setNow(pressed);
    const chosen = isOn ? "" : dayName(dayStart(pressed, before));
    address.show({ from: chosen, to: chosen });
  }

  return (
    <Button variant={isOn ? "default" : "outline"} aria-pressed={isOn} onClick={press}>
      {label}
    </Button>
  );
}
