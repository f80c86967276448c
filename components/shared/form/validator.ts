import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import type { Longest } from "./form-frame";
import { longestTexts } from "./longest";

/** The parts of a form that come from its schema. */
export interface Validator<Input extends FieldValues, Output extends FieldValues> {
  resolver: Resolver<Input, unknown, Output>;
  longest: () => Longest;
}

export function validate<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Validator<Input, Output> {
  return { resolver: zodResolver(schema), longest: () => longestTexts(schema) };
}
