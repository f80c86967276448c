import { expect, it } from "vitest";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { expireTags } from "@/lib/http/cache/expired-tags";
import { testDatabase } from "@/e2e/support/database";
import { settingsForCall } from "./cached";

const { db } = testDatabase();

const nameShop = (value: string) =>
  db.setting.upsert({
    where: { key: "siteName" },
    create: { key: "siteName", value },
    update: { value },
  });

it("the settings of a call are read once, and again after a change", async () => {
  await nameShop("First Shop");
  const before = await settingsForCall();
  expect(before.siteName).toBe("First Shop");
  expect(await settingsForCall()).toBe(before);
  await nameShop("Second Shop");
  expireTags([cacheTags.settings]);
  expect((await settingsForCall()).siteName).toBe("Second Shop");
});
