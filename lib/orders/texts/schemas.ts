import { leftOut, optionalLines, optionalText, phoneField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { gstinField } from "@/lib/shop/gst/gstin-field";
import type { OrderTextRow } from "./rows";
import { APPROVER_TEXTS, mapTexts, TEXT_NAMES, type OrderText, type PlainText } from "./texts";

type TextField = ReturnType<typeof optionalText>;

/** Texts with a rule of their own. */
const RULED = { phone: phoneField, gstin: gstinField } satisfies Record<
  Exclude<OrderText, PlainText>,
  TextField
>;
const RULES: Partial<Record<OrderText, TextField>> = RULED;

const plainField = ({ max = 0, isLong }: OrderTextRow): TextField =>
  isLong ? optionalLines(max) : optionalText(max);

const described = <Schema extends z.ZodType>(schema: Schema, text: string | undefined): Schema =>
  text === undefined ? schema : schema.describe(text);

/** As sent by a form: the empty string for none. */
export const orderTexts = mapTexts(TEXT_NAMES, (name, row) => RULES[name] ?? plainField(row));

/** As in a request. */
export const requestTexts = mapTexts(TEXT_NAMES, (name, { requestDescription }) =>
  described(leftOut(orderTexts[name]), requestDescription),
);

/** As in an order response. */
export const answerTexts = mapTexts(
  TEXT_NAMES,
  (_, { requestDescription, answerDescription = requestDescription }) =>
    described(z.string().nullable(), answerDescription),
);

/** As in the response for approvers. */
export const approverTexts = mapTexts(APPROVER_TEXTS, () => z.string().optional());
