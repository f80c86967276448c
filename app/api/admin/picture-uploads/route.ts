import { pictureUploadsAdminEndpoints } from "@/lib/files/direct/endpoints";
import { issueUpload } from "@/lib/files/direct/issue-upload";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(pictureUploadsAdminEndpoints.startPictureUpload, async ({ db, body, identity }) => ({
    body: await issueUpload({ db, userId: identity.account.id, request: body }),
  })),
});
