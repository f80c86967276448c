import { z } from "./zod";

/** A row's id, or another name of it such as an order number, in a request. */
export const rowId = z.string().min(1).max(64);

export const idParams = z.object({ id: rowId });

/** The key that opens an order or an offer without an account. */
export const keyQuery = z.object({ key: z.string().max(128).optional() });
