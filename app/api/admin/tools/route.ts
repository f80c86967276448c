import { toolEndpoints } from "@/lib/artwork/tools/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { createTool } from "@/lib/artwork/tools/create-tool";
import { listTools } from "@/lib/artwork/tools/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(toolEndpoints.listTools, async ({ db, query }) => {
    const { items: body, ...page } = await listTools(db, query);
    return { body, page };
  }),
  POST: route(toolEndpoints.createTool, async ({ by, body }) => ({
    body: await createTool({ ...by, request: body }),
  })),
});
