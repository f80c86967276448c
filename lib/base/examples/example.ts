import type { z } from "zod";

/** The bodies of a request and of a successful answer, where the row has them in JSON. */
type Example<E> = (E extends { body: infer B extends z.ZodType }
  ? { body: Loose<Exclude<z.input<B>, undefined>> }
  : E extends { multipart: { fields: infer F extends z.ZodType } }
    ? { body: Loose<z.input<F>> }
    : unknown) &
  (E extends { produces: string }
    ? unknown
    : E extends { response: z.ZodUndefined }
      ? unknown
      : E extends { response: infer R extends z.ZodType }
        ? { answer: Loose<Exclude<z.input<R>, undefined>> }
        : unknown);

/** Allows readonly constants where a schema has a mutable list. */
type Loose<T> = T extends readonly (infer I)[]
  ? readonly Loose<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> }
    : T;

/** Examples of rows that tell a story; those of other rows are made from their schemas. */
export type Examples<Table, Told extends keyof Table> = {
  readonly [N in Told]: Example<Table[N]>;
};
