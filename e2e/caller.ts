import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

let addresses = 0;

/** `test` without a browser: requests come from a new address, so they have their own rate limits. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide, { workerIndex }) => {
    addresses += 1;
    await provide({
      "X-Forwarded-For": `10.${workerIndex % 256}.${addresses >> 8}.${addresses % 256}`,
    });
  },
});
