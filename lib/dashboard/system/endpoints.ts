import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import { healthSchema, readinessSchema } from "@/lib/dashboard/system/schemas";

export const healthEndpoints = inChapter("Operation", {
  checkLiveness: {
    call: "GET /health/live",
    summary: "Check liveness",
    description: "Whether the process answers; for the supervisor that restarts it.",
    access: "public",
    endedSession: "visitor",
    response: healthSchema,
    limit: "poll",
  },
  checkReadiness: {
    call: "GET /health/ready",
    summary: "Check readiness",
    description:
      "Whether the shop can take orders. It is answered 503, with what is missing, while it cannot.",
    access: "public",
    endedSession: "visitor",
    response: readinessSchema,
    limit: "poll",
  },
  getOpenApi: {
    call: "GET /openapi.json",
    summary: "Read this document",
    description:
      "The OpenAPI document of this very shop, made from the schemas that check its requests.",
    access: "public",
    endedSession: "visitor",
    response: z.record(z.string(), z.unknown()),
    limit: "change",
  },
});
