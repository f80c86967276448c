import { endpoints } from "@/lib/api/endpoints";
import { readMessageFile } from "@/lib/contact/queries";
import { attachmentAnswer } from "@/lib/http/attachment-answer";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getMessageFile, async ({ db, params }) =>
    attachmentAnswer(await readMessageFile(db, params.id)),
  ),
});
