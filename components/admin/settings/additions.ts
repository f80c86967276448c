import { holidaysFrom, holidaysText } from "@/lib/shop/working-time/holidays";
import { placesFrom } from "@/lib/shop/delivery/road-days";
import { unknownStateText } from "@/lib/shop/gst/states";
import type { GeneralKey } from "./setting-definition";

/** Input fields for additions to a list setting. Save includes input that was not added yet. */
type AddedField = "addedHolidayDate" | "addedHolidayName" | "addedPlace";

export type SettingName = GeneralKey | AddedField;

/** The text in a field. */
type GetText = (name: SettingName) => string;

/** The setting with the typed addition, or the addition's error; null if nothing is typed. */
type Addition = { value: string } | { problem: string } | null;

interface AdditionDefinition {
  fields: readonly AddedField[];
  read: (getText: GetText) => Addition;
}

const ADDITIONS: Partial<Record<GeneralKey, AdditionDefinition>> = {
  holidays: { fields: ["addedHolidayDate", "addedHolidayName"], read: holidayAddition },
  deliveryDays: { fields: ["addedPlace"], read: placeAddition },
};

export const getAddedFields = (key: GeneralKey) => ADDITIONS[key]?.fields ?? [];

export const toAddition = (key: GeneralKey, getText: GetText): Addition =>
  ADDITIONS[key]?.read(getText) ?? null;

function holidayAddition(getText: GetText): Addition {
  const date = getText("addedHolidayDate");
  const name = getText("addedHolidayName").trim();
  if (date !== "") {
    return { value: holidaysText([...holidaysFrom(getText("holidays")), { date, name }]) };
  }
  return name === "" ? null : { problem: `Choose the date of ${name}` };
}

function placeAddition(getText: GetText): Addition {
  const deliveryDays = getText("deliveryDays");
  const text = getText("addedPlace").trim();
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
