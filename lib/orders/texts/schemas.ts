import { leftOut, optionalLines, optionalText, phoneField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { gstinField } from "@/lib/shop/gst/gstin-field";
import type { OrderTextRow } from "./rows";
import { APPROVER_TEXTS, mapTexts, TEXT_NAMES, type OrderText, type PlainText } from "./texts";

type TextField = ReturnType<typeof optionalText>;

/** The texts that are not any text. */
const RULED = { phone: phoneField, gstin: gstinField } satisfies Record<
  Exclude<OrderText, PlainText>,
  TextField
>;
const RULES: Partial<Record<OrderText, TextField>> = RULED;

const plainField = ({ max = 0, isLong }: OrderTextRow): TextField =>
  isLong ? optionalLines(max) : optionalText(max);

const described = <Schema extends z.ZodType>(schema: Schema, text: string | undefined): Schema =>
  text === undefined ? schema : schema.describe(text);

/** As a form sends them: the empty string for none. */
export const orderTexts = mapTexts(TEXT_NAMES, (name, row) => RULES[name] ?? plainField(row));

/** As a request has them. */
export const requestTexts = mapTexts(TEXT_NAMES, (name, { asked }) =>
  described(leftOut(orderTexts[name]), asked),
);

/** As an order answers them. */
export const answerTexts = mapTexts(TEXT_NAMES, (_, { asked, answered = asked }) =>
  described(z.string().nullable(), answered),
);

/** As the request for an approval answers them. */
export const approverTexts = mapTexts(APPROVER_TEXTS, () => z.string().optional());
