import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import { jobSchema, moveJobSchema, productionSchema } from "./schemas";

export const productionEndpoints = inChapter("Order management", {
  listProduction: {
    call: "GET /admin/production",
    summary: "Read the production board",
    description:
      "What open orders need made: lines whose proof is approved, and lines made to order that need none, with the step they have come to; those that are to leave first come first. Beside them the call-offs of call-off orders, by day.",
    access: "orders.write.all",
    response: productionSchema,
    limit: "browse",
  },
  moveJob: {
    call: "PATCH /admin/production/{line}",
    summary: "Move a job on the production board",
    description:
      "Says which step a line has come to. Before its order is Processing it stays at the first one (`invalid_transition`).",
    access: "orders.write.all",
    params: z.object({ line: z.string().min(1).max(64) }),
    body: moveJobSchema,
    response: jobSchema,
    limit: "change",
  },
});
