import { endpoints } from "@/lib/api/endpoints";
import { answerHoursOf } from "@/lib/contact/answer-time";
import { summariseMessages } from "@/lib/contact/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { settingsForCall } from "@/lib/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseMessages, async ({ db }) => {
    const { content } = await settingsForCall();
    return { body: await summariseMessages(db, new Date(), answerHoursOf(content.claims)) };
  }),
});
