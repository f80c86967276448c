import { endpoints } from "@/lib/api/endpoints";
import { issueUpload } from "@/lib/files/direct/issue-upload";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.startPictureUpload, async ({ db, body, identity }) => ({
    body: await issueUpload({ db, userId: identity.account.id, request: body }),
  })),
});
