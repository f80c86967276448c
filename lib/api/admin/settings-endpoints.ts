import type { Endpoint } from "../endpoint";

/** The admin's calls about settings. */
export const settingsAdminEndpoints = {} as const satisfies Record<string, Endpoint>;
