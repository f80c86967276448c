import type { Endpoint } from "../endpoint";

/** The admin's calls about orders. */
export const ordersAdminEndpoints = {} as const satisfies Record<string, Endpoint>;
