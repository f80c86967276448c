import { z } from "@/lib/base/input/zod";
import { healthSchema, readinessSchema } from "@/lib/dashboard/system/schemas";

export const healthEndpoints = {
  checkLiveness: {
    method: "GET",
    path: "/health/live",
    chapter: "Operation",
    summary: "Check liveness",
    description: "Whether the process answers; for the supervisor that restarts it.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: healthSchema,
    limit: "poll",
  },
  checkReadiness: {
    method: "GET",
    path: "/health/ready",
    chapter: "Operation",
    summary: "Check readiness",
    description:
      "Whether the shop can take orders. It is answered 503, with what is missing, while it cannot.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: readinessSchema,
    limit: "poll",
  },
  getOpenApi: {
    method: "GET",
    path: "/openapi.json",
    chapter: "Operation",
    summary: "Read this document",
    description:
      "The OpenAPI document of this very shop, made from the schemas that check its requests.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: z.record(z.string(), z.unknown()),
    limit: "change",
  },
} as const;
