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

/** Values that several examples share, so that they tell one story: Asha Rao orders two packs of boxes. */
export const AT = "2026-11-20T05:30:00.000Z";

export const LATER = "2026-11-21T09:15:00.000Z";

export const ID = {
  product: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10",
  review: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a11",
  order: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a12",
  line: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a2b",
  user: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a13",
  session: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a14",
  address: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a15",
  invoice: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a17",
  entry: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a16",
  family: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a18",
  companion: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a19",
  invitation: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1a",
  webhook: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1c",
  device: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a2e",
  delivery: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1d",
  apiKey: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1b",
  company: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a1c",
} as const;

export const ORDER_NUMBER = "KLN-202611-7Q4M2X";

/** Shortened: a whole token would look like a leaked session. */
export const TOKEN = "eyJhbGciOiJIUzI1NiJ9…";

export const EMAIL = "asha@example.in";

export const ADDRESS = {
  firstName: "Asha",
  lastName: "Rao",
  address: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560001",
  country: "India",
} as const;
