import type { Endpoint } from "../endpoint";

/** The admin's calls about system. */
export const systemAdminEndpoints = {} as const satisfies Record<string, Endpoint>;
