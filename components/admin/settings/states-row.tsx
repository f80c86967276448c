"use client";

import { Plus, X } from "lucide-react";
import { useId, useRef, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { INDIAN_STATES } from "@/lib/gst/states";
import { statesOf, withoutState, withStates } from "@/lib/settings/state-list";
import { SettingRow } from "./setting-row";
import { useAddedText, withAddition } from "./use-addition";
import { useSetting } from "./use-setting";
import type { SettingsState } from "./use-settings";

/** Where the shop ships to, name by name. */
export function StatesRow({ settings }: { settings: SettingsState }) {
  const setting = useSetting("serviceableStates", settings);
  const [text, setText] = useAddedText("addedState", settings);
  const states = statesOf(setting.value);
  const addition = text.trim() === "" ? null : { value: withStates(setting.value, text) };
  const added = withAddition(setting, addition, () => setText(""));
  const input = useRef<HTMLInputElement>(null);
  const remove = (state: string) => {
    setting.type(withoutState(setting.value, state));
    // The button that had the focus is gone.
    input.current?.focus();
  };
  return (
    <SettingRow name="serviceableStates" setting={added.setting}>
      <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {states.map((state) => (
          <li
            key={state}
            className="inline-flex min-w-0 items-center rounded-md bg-secondary pl-3 text-sm text-secondary-foreground"
          >
            <span className="min-w-0 break-words">{state}</span>
            <button
              type="button"
              onClick={() => remove(state)}
              className="grid size-8 place-items-center rounded-md hover:bg-secondary-hover pointer-coarse:size-11"
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove {state}</span>
            </button>
          </li>
        ))}
      </ul>
      <AddState states={states} input={input} text={text} onText={setText} onAdd={added.add} />
    </SettingRow>
  );
}

interface AddStateProps {
  states: readonly string[];
  input: React.RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onAdd: () => void;
}

function AddState({ states, input, text, onText, onAdd }: AddStateProps) {
  const id = useId();
  const known = new Set(states.map((state) => state.toLowerCase()));
  const offered = INDIAN_STATES.filter((state) => !known.has(state.toLowerCase()));
  const add = () => {
    onAdd();
    input.current?.focus();
  };
  // Enter adds while a name is being typed; in the empty field it saves, as in the other rows.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || text.trim() === "") return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex gap-2">
      <Input
        ref={input}
        list={id}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        aria-label="Add a state"
        placeholder="Add a state"
        autoComplete="off"
        maxLength={200}
        className="max-w-72"
      />
      <datalist id={id}>
        {offered.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <Button variant="outline" disabled={text.trim() === ""} onClick={add}>
        <Plus aria-hidden /> Add
      </Button>
    </div>
  );
}
