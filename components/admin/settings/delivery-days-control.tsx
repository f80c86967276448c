import { Plus, X } from "lucide-react";
import { useId, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import {
  EVERYWHERE,
  MAX_ROAD_DAYS,
  placesFrom,
  placesText,
  type PlaceDays,
} from "@/lib/shop/delivery/road-days";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import type { ControlProps, SectionState } from "./use-section";

const DAYS = Array.from({ length: MAX_ROAD_DAYS + 1 }, (_, days) => days);
const NO_DELIVERY = "no";

export function DeliveryDays({ setting, section }: ControlProps) {
  const places = placesFrom(setting.value);
  const write = (changed: readonly PlaceDays[]) => setting.type(placesText(changed));
  return (
    <>
      <ul className="mb-3 divide-y">
        {places.map((each) => (
          <Place
            key={each.place}
            value={each}
            onChange={(days) =>
              write(places.map((other) => (other === each ? { ...each, days } : other)))
            }
            onRemove={() => write(places.filter((other) => other !== each))}
          />
        ))}
      </ul>
      <AddPlace section={section} />
    </>
  );
}

interface PlaceProps {
  value: PlaceDays;
  onChange: (days: PlaceDays["days"]) => void;
  onRemove: () => void;
}

function Place({ value: { place, days }, onChange, onRemove }: PlaceProps) {
  const name = /^\d/.test(place) ? `PIN codes from ${place}…` : place;
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 py-1 sm:gap-x-3">
      <span className="min-w-36 flex-1 break-words max-lg:basis-full">{name}</span>
      <NativeSelect
        aria-label={`${name}, fewest days`}
        value={days ? days.least : NO_DELIVERY}
        onChange={({ currentTarget: { value } }) => {
          const least = Number(value);
          onChange(
            value === NO_DELIVERY ? null : { least, most: Math.max(least, days?.most ?? 0) },
          );
        }}
        className="w-32 tabular sm:w-36"
      >
        <option value={NO_DELIVERY}>No delivery</option>
        <DayOptions />
      </NativeSelect>
      {days && (
        <>
          <span aria-hidden>to</span>
          <NativeSelect
            aria-label={`${name}, most days`}
            value={days.most}
            onChange={(event) => onChange({ ...days, most: Number(event.currentTarget.value) })}
            className="w-28 tabular"
          >
            <DayOptions />
          </NativeSelect>
        </>
      )}
      {place !== EVERYWHERE && (
        <Button variant="ghost" size="icon" title={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
          <span className="sr-only">Remove {name}</span>
        </Button>
      )}
    </li>
  );
}

function DayOptions() {
  return DAYS.map((days) => (
    <option key={days} value={days}>
      {days === 1 ? "1 day" : `${days} days`}
    </option>
  ));
}

function AddPlace({ section }: { section: SectionState }) {
  const text = section.getText("addedPlace");
  const id = useId();
  // Enter adds the typed place; in the empty field it saves, as in other rows.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || text.trim() === "") return;
    event.preventDefault();
    section.add("deliveryDays");
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        list={id}
        value={text}
        onChange={(event) => section.type("addedPlace", event.currentTarget.value)}
        onKeyDown={onKeyDown}
        aria-label="Add a state or the first digits of PIN codes"
        placeholder="State, or first digits of PIN codes"
        autoComplete="off"
        maxLength={60}
        className="max-w-80"
      />
      <datalist id={id}>
        {INDIAN_STATES.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <Button
        variant="outline"
        disabled={text.trim() === ""}
        onClick={() => section.add("deliveryDays")}
      >
        <Plus aria-hidden /> Add
      </Button>
    </div>
  );
}
