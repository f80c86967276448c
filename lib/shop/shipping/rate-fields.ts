import { readDecimal } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { ShippingWay } from "@/lib/db/generated/enums";
import { toPaise, toRupees, isWholePaise } from "@/lib/pricing/money";
import type { ShippingRate } from "./methods";

/** Fields of a rate: JSON numbers, or strings of inputs and cells. */

export const MAX_PINS_LENGTH = 2_000;

const MAX_RUPEES = 99_999.99;
const MAX_KG = 100_000;

const number = (message: string) =>
  z
    .union([z.number(), z.string().max(40)], message)
    .transform((typed) => (typeof typed === "string" ? (readDecimal(typed).value ?? NaN) : typed))
    .pipe(z.number(message).min(0, message));

const rupees = (message: string) =>
  number(message).pipe(
    z.number().max(MAX_RUPEES, message).refine(isWholePaise, "Use at most two decimals"),
  );

const BEGINNING = /^[1-9]\d{0,5}$/;

const PINS = "Write the first digits of PIN codes with commas between, such as 11, 560";
const ASK = `Write kilograms up to ${MAX_KG}, with at most three decimals, or leave it empty`;

const isWholeGrams = (kg: number) => Math.abs(kg * 1000 - Math.round(kg * 1000)) < 1e-6;

export const rateFields = z.object({
  way: z
    .string("Choose courier, transport, own or pickup")
    .trim()
    .toLowerCase()
    .pipe(z.enum(ShippingWay, "Choose courier, transport, own or pickup")),
  pins: z
    .union([z.string().max(MAX_PINS_LENGTH, "Use at most 2,000 characters"), z.number()], PINS)
    .transform((typed) => [
      ...new Set(
        String(typed)
          .split(/[,;\s]+/)
          .filter(Boolean),
      ),
    ])
    .refine((pins) => pins.every((beginning) => BEGINNING.test(beginning)), PINS),
  perKg: rupees("Enter rupees per kg, such as 12.50 or 0"),
  least: rupees("Enter rupees, such as 90 or 0"),
  askAbove: z.union(
    [
      z.null(),
      z
        .string()
        .regex(/^\s*$/)
        .transform(() => null),
      number(ASK).pipe(z.number().max(MAX_KG, ASK).refine(isWholeGrams, ASK)),
    ],
    ASK,
  ),
});

export function toRate({ way, pins, ...typed }: z.output<typeof rateFields>): ShippingRate {
  const { perKg, least, askAbove } = typed;
  return {
    way,
    pins,
    perKgPaise: toPaise(perKg),
    leastPaise: toPaise(least),
    askAboveGrams: askAbove === null ? null : Math.round(askAbove * 1000),
  };
}

/** A rate as the API and the file have it. */
export function rateRow({ way, pins, ...rate }: ShippingRate) {
  return {
    way,
    pins: pins.join(","),
    perKg: toRupees(rate.perKgPaise),
    least: toRupees(rate.leastPaise),
    askAbove: rate.askAboveGrams === null ? null : rate.askAboveGrams / 1000,
  };
}
