import type { Endpoint } from "../endpoint";

/** The admin's calls about two-factor authentication. */
export const twoFactorAdminEndpoints = {} as const satisfies Record<string, Endpoint>;
