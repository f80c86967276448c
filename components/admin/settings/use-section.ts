import { useState } from "react";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import type { Setting, Settings } from "@/lib/shop/settings/schemas";
import { getAddedFields, toAddition, type SettingName } from "./additions";
import type { GeneralKey } from "./setting-definition";
import {
  type Edit,
  inSavingOrder,
  type LoadedSettings,
  revealSetting,
  sendImage,
  useStoring,
} from "./use-storing";

export type SectionState = ReturnType<typeof useSection>;

export type SettingField = ReturnType<SectionState["field"]>;

/** Props of a custom control. */
export interface ControlProps {
  setting: SettingField;
  section: SectionState;
}

type Edits = Partial<Record<SettingName, Edit>>;

/** The settings of one section: input, changes and saving. */
export function useSection(settings: LoadedSettings, keys: readonly GeneralKey[]) {
  const typing = useTyping(settings);
  const { at, getText, edit, type, validate } = typing;
  const { busy, saving, storeEach } = useStoring(settings, at, edit);
  const getSaved = (key: GeneralKey) => readSaved(settings.value, key);
  const differs = (key: GeneralKey) =>
    [key, ...getAddedFields(key)].some((name) => isDirty(at(name)));

  /** Returns whether everything wanted is saved; shows the first setting that cannot be. */
  async function save(wanted: readonly GeneralKey[]): Promise<boolean> {
    if (busy) return false;
    const texts = new Map(wanted.map((key) => [key, validate(key)]));
    const invalid = wanted.find((key) => texts.get(key) === null);
    if (invalid) {
      revealSetting(invalid);
      return false;
    }
    const sent = (key: GeneralKey) => texts.get(key) ?? "";
    const changed = wanted.filter((key) => sent(key) !== getSaved(key));
    return storeEach(inSavingOrder(changed, sent), sent);
  }

  return {
    ...typing,
    busy,
    /** The settings with changes to save. */
    changed: keys.filter(differs),
    save,
    field: (key: GeneralKey) => ({
      key,
      description: SETTINGS[key].description,
      value: getText(key),
      saved: getSaved(key),
      problem: at(key).problem,
      busy: saving.includes(key),
      differs: differs(key),
      type: (text: string) => type(key, text),
      save: () => void save([key]),
    }),
    upload: (key: GeneralKey, file: File) =>
      void storeEach([key], getText, () => sendImage(key, file)),
  };
}

function useTyping({ value }: LoadedSettings) {
  const [edits, setEdits] = useState<Edits>({});
  const at = (name: SettingName) => readEdit(value, edits, name);
  const getText = (name: SettingName) => at(name).text;
  const edit = (name: SettingName, change: (now: Edit) => Partial<Edit>) =>
    setEdits((before) => {
      const now = readEdit(value, before, name);
      return { ...before, [name]: { ...now, ...change(now) } };
    });
  const type = (name: SettingName, text: string) => edit(name, () => ({ text, problem: null }));

  /** Includes a typed addition; returns the text with it, or null and shows the error. */
  function add(key: GeneralKey): string | null {
    const addition = toAddition(key, getText);
    if (addition && "problem" in addition) {
      edit(key, () => addition);
      return null;
    }
    if (addition) type(key, addition.value);
    getAddedFields(key).forEach((field) => type(field, ""));
    return addition?.value ?? getText(key);
  }

  /** Returns the text to save, or null and shows the error. */
  function validate(key: GeneralKey): string | null {
    const text = add(key);
    if (text === null) return null;
    const problem = SETTINGS[key].schema.safeParse(text).error?.issues[0]?.message ?? null;
    edit(key, () => ({ problem }));
    return problem === null ? text : null;
  }

  return { at, getText, edit, type, add, validate, discard: () => setEdits({}) };
}

const isDirty = ({ text, read }: Edit) => text !== read;

const readSaved = (saved: Settings, name: SettingName) =>
  (saved as Partial<Record<SettingName, Setting>>)[name]?.value ?? "";

/** The content of a field: the input, else the saved value, including later saves by others. */
function readEdit(settings: Settings, edits: Edits, name: SettingName): Edit {
  const saved = readSaved(settings, name);
  const edit = edits[name];
  if (edit && isDirty(edit)) return edit;
  return { text: saved, read: saved, problem: edit?.problem ?? null };
}
