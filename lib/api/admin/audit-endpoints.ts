import type { Endpoint } from "../endpoint";

/** The admin's calls about audit. */
export const auditAdminEndpoints = {} as const satisfies Record<string, Endpoint>;
