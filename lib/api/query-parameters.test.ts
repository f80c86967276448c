import { expect, it } from "vitest";
import { z } from "@/lib/base/input/zod";
import { endpoints } from "./endpoints";
import type { Endpoint } from "./endpoint";

/** An empty parameter counts as not sent (lib/api/route/query.ts). */
it("no call asks for a parameter that might as well be empty", () => {
  const needless = Object.values<Endpoint>(endpoints).flatMap(({ call, query }) =>
    query instanceof z.ZodObject
      ? Object.entries(query.shape as Record<string, z.ZodType>)
          .filter(([, field]) => field.safeParse("").success && !field.safeParse(undefined).success)
          .map(([name]) => `${call}?${name}`)
      : [],
  );
  expect(needless).toEqual([]);
});
