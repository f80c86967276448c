import { z } from "@/lib/base/input/zod";
import { STYLE_IDS } from "./size-spec";

/** Longer than anything that is made, in millimetres. */
const LONGEST = 10_000;

const length = z.number().positive().max(LONGEST);
const id = z.string().min(1).max(40);

/**
 * The ordered size of a line, next to the texts of its spec: under `made`, because `print` and `finish` are texts
 * there.
 */
export const lineSizeSchema = z
  .strictObject({
    style: z.enum(STYLE_IDS),
    length,
    width: length,
    height: length,
    inside: z.boolean(),
    /** Ids of the size table. */
    board: id,
    print: id,
    finish: id.nullable(),
    /** The version of the table that it was priced by. */
    table: z.number().int().positive(),
    /** Board thickness in millimetres and colours of the print, from that table version. */
    thickness: z.number().positive().max(50),
    colours: z.number().int().min(0).max(16),
  })
  .meta({
    example: {
      style: "mailer-box",
      length: 230,
      width: 155,
      height: 70,
      inside: true,
      board: "e-kraft",
      print: "flexo-2",
      finish: null,
      table: 3,
      thickness: 1.6,
      colours: 2,
    },
  });

/** The size in a request: values from the table version may be omitted, but must be right if given. */
export const writtenSizeSchema = lineSizeSchema.partial({ thickness: true, colours: true });

export type LineSize = z.output<typeof lineSizeSchema>;

/**
 * The size in the stored spec of a line; null for a line that was not made to size.
 * @throws ZodError for a malformed one
 */
export function sizeOfLine(spec: unknown): LineSize | null {
  const made = (spec as { made?: unknown } | null | undefined)?.made;
  return made === undefined ? null : lineSizeSchema.parse(made);
}
