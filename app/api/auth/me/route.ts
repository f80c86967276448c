import { deleteAccount } from "@/lib/accounts/delete-account";
import { readProfile } from "@/lib/accounts/profile";
import { updateProfile } from "@/lib/accounts/update-profile";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { renewedSession, sessionAnswer, signedOutAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getProfile, async ({ identity }) => ({
    body: await readProfile(prisma(), identity.account.id),
  })),
  PATCH: route(endpoints.updateProfile, async ({ body, identity, ipAddress }) => {
    const profile = await updateProfile({ db: prisma(), identity, request: body, ipAddress });
    const { cookies } = sessionAnswer(renewedSession(profile.token, identity.session));
    return { body: profile, cookies };
  }),
  DELETE: route(endpoints.deleteAccount, async ({ body, identity, ipAddress }) => {
    await deleteAccount({ db: prisma(), identity, ...body, ipAddress });
    return signedOutAnswer();
  }),
});
