import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { newToolSchema, toolListQuerySchema, toolSchema, updateToolSchema } from "./schemas";

export const toolEndpoints = {
  listTools: {
    method: "GET",
    path: "/admin/tools",
    chapter: "Artwork and proofs",
    summary: "List tools",
    description: "Dies, plates and cylinders by number, with the paging headers.",
    access: "proofs.write",
    status: 200,
    query: toolListQuerySchema,
    response: z.array(toolSchema),
    limit: "browse",
  },
  createTool: {
    method: "POST",
    path: "/admin/tools",
    chapter: "Artwork and proofs",
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
    method: "PATCH",
    path: "/admin/tools/{id}",
    chapter: "Artwork and proofs",
    summary: "Change a tool",
    description:
      "Changes what is known of a tool, by its `_id` or its number. With the `updatedAt` that was read, what somebody else changed since is not overwritten.",
    access: "proofs.write",
    status: 200,
    params: idParams,
    body: updateToolSchema,
    response: toolSchema,
    limit: "change",
  },
} as const;
