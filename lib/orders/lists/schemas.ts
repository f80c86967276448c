import { leftOut, momentField, requiredText } from "@/lib/base/input/fields";
import { plannedDay } from "@/lib/base/input/typed-days";
import { z } from "@/lib/base/input/zod";
import { cartItemSchema, itemLineSchema, quoteLineSchema, quoteSchema } from "../cart/schemas";

/** Saved lists of an account or a company, and the interval of standing orders. */

export const LIST_LIMITS = { lists: 20, lines: 200, name: 80, weeks: 26 } as const;

/** Lists hold no samples, which are bought once. */
export const listItemSchema = z.union([itemLineSchema, cartItemSchema.omit({ sample: true })]);

export type ListItem = z.output<typeof listItemSchema>;

const items = z
  .array(listItemSchema)
  .max(LIST_LIMITS.lines, `A list has at most ${LIST_LIMITS.lines} lines.`)
  .describe(
    "Lines of the same choice are added up; what is no product and no item of the list's owner or their company is left out",
  );

const name = requiredText("Name", LIST_LIMITS.name);

const everyWeeks = z
  .number("Enter a number of weeks.")
  .int("Enter whole weeks.")
  .min(1, "Choose at least 1 week.")
  .max(LIST_LIMITS.weeks, `Choose at most ${LIST_LIMITS.weeks} weeks.`)
  .nullable()
  .describe("A standing order: its keeper is asked every so many weeks; null for none");

const day = plannedDay();

export const newListSchema = z.object({
  name,
  company: leftOut(z.boolean()).describe(
    "true: the company's, which all its members see and those who order for it change",
  ),
  items: items.default([]),
});

export type NewList = z.output<typeof newListSchema>;

/** Omitted fields stay as they are. */
export const editListSchema = z.object({
  name: name.optional(),
  items: items.optional(),
  everyWeeks: everyWeeks.optional(),
  nextOn: day
    .optional()
    .describe("The day in India on which it is asked about next; so many weeks from today without"),
  paused: z.boolean().optional().describe("Asks nothing until it is false again"),
  updatedAt: momentField()
    .optional()
    .describe("As it was read; what somebody else changed since is then not overwritten"),
});

export type EditList = z.output<typeof editListSchema>;

export const addToListSchema = z.object({ items: items.min(1, "Choose a product.") });

const standingSchema = editListSchema.pick({ everyWeeks: true, nextOn: true });

export const renameSchema = newListSchema.pick({ name: true });

/** The form of a standing order; its controls hold strings. */
export const standingFormSchema = z
  .object({ everyWeeks: z.string(), nextOn: z.string() })
  .transform((form): z.input<typeof standingSchema> => ({
    ...form,
    everyWeeks: Number(form.everyWeeks),
  }))
  .pipe(standingSchema);

/** Stored items, with the product's name at that time. */
export const storedItemsSchema = z.array(listItemSchema.and(z.object({ name: z.string() })));

/** Lines of a list, with what tells items of the same name apart. */
const describedItemsSchema = z.array(
  storedItemsSchema.element.and(
    quoteLineSchema.pick({ unit: true, spec: true, print: true, code: true }).partial(),
  ),
);

export const savedListSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  company: z.boolean().describe("Whether it is the company's"),
  lines: z.number().int(),
  everyWeeks: z.number().int().nullable(),
  nextOn: z.iso.date().nullable().describe("The day in India on which it is asked about next"),
  paused: z.boolean(),
  askedOn: z.iso
    .date()
    .nullable()
    .describe("The turn that was asked about, until it is put in the cart or skipped"),
  keeper: z.string().nullable().describe("Who is asked"),
  mayWrite: z.boolean().describe("Whether the caller's role in the company changes it"),
});

export type SavedListAnswer = z.output<typeof savedListSchema>;

export const openListSchema = savedListSchema.extend({
  items: describedItemsSchema,
  updatedAt: z.iso.datetime(),
});

export type OpenList = z.output<typeof openListSchema>;

export const listCartSchema = z.object({
  list: openListSchema,
  quote: quoteSchema.describe("What the whole list comes to today, at the caller's own prices"),
});
