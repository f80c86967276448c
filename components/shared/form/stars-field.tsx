"use client";

import { useWords } from "#words";
import { Star } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldError, useFieldControl } from "./field-frame";
import { useField } from "./use-field";

const STARS = [1, 2, 3, 4, 5];

interface StarsFieldProps {
  name: string;
  label: string;
}

/** One to five stars, as a group of radio buttons. */
export function StarsField({ name, label }: StarsFieldProps) {
  const say = useWords();
  const { control: formControl } = useFormContext();
  const { field, initial } = useField(name);
  const { control, error } = useFieldControl({ name, label, required: true });
  const given = Number(useWatch({ control: formControl, name }) ?? 0);
  return (
    <fieldset aria-describedby={control["aria-describedby"]}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              value={stars}
              defaultChecked={Number(initial) === stars}
              className="sr-only"
              {...field}
            />
            <span className="sr-only">
              {stars === 1 ? say("1 star") : say("{stars} stars", { stars })}
            </span>
            <Star
              aria-hidden
              className={
                stars <= given
                  ? "size-7 fill-marigold text-marigold"
                  : "size-7 text-muted-foreground"
              }
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
