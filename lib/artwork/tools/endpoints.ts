import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { newToolSchema, toolListQuerySchema, toolSchema, updateToolSchema } from "./schemas";

export const toolEndpoints = inChapter("Artwork and proofs", {
  listTools: {
    call: "GET /admin/tools",
    summary: "List tools",
    description: "Dies, plates and cylinders by number, with the paging headers.",
    access: "proofs.write",
    query: toolListQuerySchema,
    response: z.array(toolSchema),
    limit: "browse",
  },
  createTool: {
    call: "POST /admin/tools",
    summary: "Add a tool",
    description:
      "Adds a die, a plate or a cylinder. A number that another tool has is refused with `invalid_input`.",
    access: "proofs.write",
    status: 201,
    body: newToolSchema,
    response: toolSchema,
    limit: "change",
  },
  updateTool: {
    call: "PATCH /admin/tools/{id}",
    summary: "Change a tool",
    description:
      "Changes what is known of a tool, by its `_id` or its number. With the `updatedAt` that was read, what somebody else changed since is not overwritten.",
    access: "proofs.write",
    params: idParams,
    body: updateToolSchema,
    response: toolSchema,
    limit: "change",
  },
});
