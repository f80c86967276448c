import { toolEndpoints } from "@/lib/artwork/tools/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { updateTool } from "@/lib/artwork/tools/update-tool";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(toolEndpoints.updateTool, async ({ by, params: { id }, body }) => ({
    body: await updateTool({ ...by, id, request: body }),
  })),
});
