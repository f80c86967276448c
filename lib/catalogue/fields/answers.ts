import type { z } from "@/lib/base/input/zod";
import type { Prisma } from "@/lib/db/generated/client";
import {
  type answerShape,
  byName,
  fieldsWith,
  getField,
  readStored,
  selectFields,
  type FieldWith,
} from "./product-fields";

type Answered = FieldWith<"answer">;

type Answers = { [Name in Answered]: z.output<(typeof answerShape)[Name]> };

const ANSWERED = fieldsWith("answer");

/** The columns that the API answers to everybody, beside those of lists. */
export const ANSWERED_COLUMNS = selectFields(ANSWERED);

type AnsweredRow = Prisma.ProductGetPayload<{ select: typeof ANSWERED_COLUMNS }>;

export const toAnswers = (row: AnsweredRow): Answers =>
  byName(ANSWERED, (name) => {
    const field = getField(name);
    const value = readStored(row, name);
    return field.stated ? field.stated(value) : value;
  }) as Answers;

/** The same of the product in the examples of the API. */
export const EXAMPLE_ANSWERS = byName(ANSWERED, (name) => getField(name).example) as Answers;
