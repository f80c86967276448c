import type { Endpoint } from "../endpoint";

/** The admin's calls about promotions. */
export const promotionsAdminEndpoints = {} as const satisfies Record<string, Endpoint>;
