import type { z } from "zod";

/** What the body of a request and of a successful answer look like, where a row has them in JSON. */
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

/** Constants may stand where a schema has a list that could be written. */
type Loose<T> = T extends readonly (infer I)[]
  ? readonly Loose<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> }
    : T;

/** An example for each row of a table of endpoints; one that lacks its part does not compile. */
export type Examples<Table> = {
  readonly [N in keyof Table as object extends Example<Table[N]> ? never : N]: Example<Table[N]>;
};
