import { beforeEach } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import { toActor } from "@/lib/audit/record";
import type { SignedIn } from "@/lib/identity/session/identify";
import { lockSignedInAdmin } from "@/lib/identity/session/lock-account";
import { followTurnover } from "@/lib/documents/portal-files/open-task";
import { updateSetting } from "@/lib/shop/settings/update-setting";
import { accountSteps, EMAIL } from "./account-steps";

/** Signs in an admin before each test, and saves settings as that admin. */
export function settingSteps(db: PrismaClient) {
  const { registerAsha, loginToken, signedIn } = accountSteps(db);
  let admin: SignedIn;
  beforeEach(async () => {
    await registerAsha();
    await db.user.update({ where: { email: EMAIL }, data: { role: "admin" } });
    admin = await signedIn(await loginToken());
  });
  return {
    update: (key: string, value: string, valueRead?: string) =>
      updateSetting({
        db,
        actor: toActor(admin.account),
        lockAdmin: (tx) => lockSignedInAdmin(tx, admin),
        key,
        value,
        valueRead,
        ipAddress: "203.0.113.7",
        follow: followTurnover,
      }),
  };
}
