import type { Endpoint } from "../endpoint";

/** The admin's calls about users. */
export const usersAdminEndpoints = {} as const satisfies Record<string, Endpoint>;
