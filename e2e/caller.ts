import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

let addresses = 0;

/** `test` for who needs no browser: it calls the shop from an address of its own, with a budget of its own. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide, { workerIndex }) => {
    addresses += 1;
    await provide({
      "X-Forwarded-For": `10.${workerIndex % 256}.${addresses >> 8}.${addresses % 256}`,
    });
  },
});
