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

/** Public columns of the API besides those of lists. */
export const ANSWERED_COLUMNS = selectFields(ANSWERED);

type AnsweredRow = Prisma.ProductGetPayload<{ select: typeof ANSWERED_COLUMNS }>;

export const toAnswers = (row: AnsweredRow): Answers =>
  byName(ANSWERED, (name) => {
    const field = getField(name);
    const value = readStored(row, name);
    return field.stated ? field.stated(value) : value;
  }) as Answers;

/** `ANSWERED_COLUMNS` of the product in the API's examples. */
export const EXAMPLE_ANSWERS = byName(ANSWERED, (name) => getField(name).example) as Answers;
