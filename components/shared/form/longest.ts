import type { z } from "zod";

/** The parts of a zod schema on the way from a form to a string and its maximum length. */
interface Schema {
  def: { shape?: Record<string, Schema>; innerType?: Schema; in?: Schema };
  /** Strings only. */
  maxLength?: number | null;
}

/** The schema of the input: before transforms, and without optional wrappers. */
function typedPart(schema: Schema): Schema {
  const inner = schema.def.innerType ?? schema.def.in;
  return inner ? typedPart(inner) : schema;
}

/** The maximum length of each field of a form in characters, by name, read from its schema. */
export function longestTexts(schema: z.ZodType): Record<string, number> {
  const { shape = {} } = typedPart(schema as unknown as Schema).def;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const { maxLength } = typedPart(field);
      return maxLength ? [[name, maxLength]] : [];
    }),
  );
}
