import { endpoints } from "@/lib/api/endpoints";
import { readMessageFile } from "@/lib/inbox/queries";
import { attachmentAnswer } from "@/lib/api/route/attachment-answer";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getMessageFile, async ({ db, params }) =>
    attachmentAnswer(await readMessageFile(db, params.id)),
  ),
});
