import { Plus, X } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { fullDate } from "@/lib/base/dates";
import { dayNamed } from "@/lib/base/india-time";
import { holidaysFrom, holidaysText, type Holiday } from "@/lib/shop/working-time/holidays";
import type { ControlProps, SectionState } from "./use-section";

export function Holidays({ setting, section }: ControlProps) {
  const holidays = holidaysFrom(setting.value);
  const date = useRef<HTMLInputElement>(null);
  const remove = (removed: Holiday) => {
    setting.type(holidaysText(holidays.filter((each) => each.date !== removed.date)));
    // The focused button is removed, so the focus moves here.
    date.current?.focus();
  };
  return (
    <>
      <ul className="mb-3 divide-y empty:hidden">
        {holidays.map((holiday) => (
          <HolidayItem key={holiday.date} holiday={holiday} onRemove={() => remove(holiday)} />
        ))}
      </ul>
      <AddHoliday date={date} section={section} />
    </>
  );
}

function HolidayItem({ holiday, onRemove }: { holiday: Holiday; onRemove: () => void }) {
  const day = fullDate(dayNamed(holiday.date));
  return (
    <li className="flex min-h-11 items-center justify-between gap-3">
      <span className="min-w-0 break-words">
        {day}
        {holiday.name && <span className="text-muted-foreground"> · {holiday.name}</span>}
      </span>
      <Button variant="ghost" size="icon" title={`Remove ${day}`} onClick={onRemove}>
        <X aria-hidden />
        <span className="sr-only">Remove {day}</span>
      </Button>
    </li>
  );
}

interface AddHolidayProps {
  date: React.RefObject<HTMLInputElement | null>;
  section: SectionState;
}

function AddHoliday({ date: dateInput, section }: AddHolidayProps) {
  const date = section.getText("addedHolidayDate");
  const name = section.getText("addedHolidayName");
  const isEmpty = date === "" && name.trim() === "";
  const add = () => {
    section.add("holidays");
    dateInput.current?.focus();
  };
  // Enter adds the input; in empty fields it saves, as in other rows.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isEmpty) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        ref={dateInput}
        type="date"
        value={date}
        onChange={(event) => section.type("addedHolidayDate", event.currentTarget.value)}
        onKeyDown={onKeyDown}
        aria-label="Date of a holiday"
        className="w-44"
      />
      <Input
        value={name}
        onChange={(event) => section.type("addedHolidayName", event.currentTarget.value)}
        onKeyDown={onKeyDown}
        aria-label="Name of the holiday"
        placeholder="Name, such as Diwali"
        autoComplete="off"
        maxLength={60}
        className="w-56"
      />
      <Button variant="outline" disabled={isEmpty} onClick={add}>
        <Plus aria-hidden /> Add
      </Button>
    </div>
  );
}
