import type { z } from "zod";

/** The parts of zod's schemas that lead from what a form holds to a text and its bound. */
interface Schema {
  def: { shape?: Record<string, Schema>; innerType?: Schema; in?: Schema };
  /** Of a text alone. */
  maxLength?: number | null;
}

/** What is typed first of all: before transforms, and whether or not it may be left out. */
function typedPart(schema: Schema): Schema {
  const inner = schema.def.innerType ?? schema.def.in;
  return inner ? typedPart(inner) : schema;
}

/** How many characters each field of a form takes, by name, read from its schema. */
export function longestTexts(schema: z.ZodType): Record<string, number> {
  const { shape = {} } = typedPart(schema as unknown as Schema).def;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const { maxLength } = typedPart(field);
      return maxLength ? [[name, maxLength]] : [];
    }),
  );
}
