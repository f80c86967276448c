import { holidaysFrom, holidaysText } from "@/lib/shop/working-time/holidays";
import { placesFrom } from "@/lib/shop/delivery/road-days";
import { unknownStateText } from "@/lib/shop/gst/states";
import type { GeneralKey } from "./setting-definition";

/** Fields for additions to a setting that is a list. Save takes along what is typed in them and not yet added. */
export const ADDED_FIELDS = ["addedHolidayDate", "addedHolidayName", "addedPlace"] as const;

export type AddedField = (typeof ADDED_FIELDS)[number];

/** The values as text, as in the fields. */
export type SettingValues = Record<GeneralKey | AddedField, string>;

/** The setting with the typed addition, or what is wrong with the addition; null while nothing is typed. */
type Addition = { value: string } | { problem: string } | null;

interface AdditionDefinition {
  fields: readonly AddedField[];
  read: (values: SettingValues) => Addition;
}

const ADDITIONS: Partial<Record<GeneralKey, AdditionDefinition>> = {
  holidays: { fields: ["addedHolidayDate", "addedHolidayName"], read: holidayAddition },
  deliveryDays: { fields: ["addedPlace"], read: placeAddition },
};

export const getAddedFields = (key: GeneralKey) => ADDITIONS[key]?.fields ?? [];

export const toAddition = (key: GeneralKey, values: SettingValues): Addition =>
  ADDITIONS[key]?.read(values) ?? null;

function holidayAddition(values: SettingValues): Addition {
  const { holidays, addedHolidayDate: date, addedHolidayName } = values;
  const name = addedHolidayName.trim();
  if (date !== "") return { value: holidaysText([...holidaysFrom(holidays), { date, name }]) };
  return name === "" ? null : { problem: `Choose the date of ${name}` };
}

function placeAddition({ deliveryDays, addedPlace }: SettingValues): Addition {
  const text = addedPlace.trim();
  if (text === "") return null;
  const [named] = placesFrom(`${text} = no`);
  if (!named) {
    const isPin = /^\d/.test(text);
    return {
      problem: isPin ? "Enter the first 2 to 6 digits of a PIN code" : unknownStateText(text),
    };
  }
  const isThere = placesFrom(deliveryDays).some(({ place }) => place === named.place);
  if (isThere) return { problem: `${named.place} is in the list already` };
  return { value: `${deliveryDays}\n${named.place} = 2-4` };
}
