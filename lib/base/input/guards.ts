/** Checks what a browser stored, in pages that are not to load zod. */

export type Guard<Value> = (value: unknown) => value is Value;

/** The value that a guard lets pass. */
export type Guarded<G> = G extends Guard<infer Value> ? Value : never;

export const isText = (value: unknown): value is string => typeof value === "string";

export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** A whole number from 1. */
export const isCount = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 1;

export const isTrueOrFalse = (value: unknown): value is boolean => typeof value === "boolean";

/** A calendar day: "2026-11-30". */
export function isDay(value: unknown): value is string {
  const day = new Date(isText(value) ? value : "");
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

export const isOneOf =
  <const Value extends string>(values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    values.some((one) => one === value);

export const isMissingOr =
  <Value>(is: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || is(value);

export const isNullOr =
  <Value>(is: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value);

export const isListOf =
  <Value>(is: Guard<Value>): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(is);

type Guards = Record<string, Guard<unknown>>;

/** The names of the members that may be missing. */
type Optional<Shape extends Guards> = {
  [Name in keyof Shape]: undefined extends Guarded<Shape[Name]> ? Name : never;
}[keyof Shape];

type Shaped<Shape extends Guards> = {
  [Name in Exclude<keyof Shape, Optional<Shape>>]: Guarded<Shape[Name]>;
} & { [Name in Optional<Shape>]?: Guarded<Shape[Name]> };

/** An object with at least these members. */
export const hasShape =
  <Shape extends Guards>(shape: Shape) =>
  (value: unknown): value is Shaped<Shape> =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(shape).every(([name, is]) => is(Reflect.get(value, name)));
