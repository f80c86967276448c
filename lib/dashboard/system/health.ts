import { z } from "@/lib/base/input/zod";

export const healthSchema = z.object({ status: z.enum(["ok", "unavailable"]) });

export const readinessSchema = healthSchema.extend({
  missing: z.array(z.string()).describe("What the shop waits for; empty when it is ready"),
});
