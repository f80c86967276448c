import type { Endpoint } from "../endpoint";

/** The admin's calls about products. */
export const productsAdminEndpoints = {} as const satisfies Record<string, Endpoint>;
