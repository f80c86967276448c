import { accountEndpoints } from "./account-endpoints";
import type { Endpoint } from "./endpoint";
import { orderEndpoints } from "./order-endpoints";
import { shopEndpoints } from "./shop-endpoints";

/** Every call of the API: the table that handlers, access checks, the client and OpenAPI share. */
export const endpoints = {
  ...shopEndpoints,
  ...accountEndpoints,
  ...orderEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
