import { randomBytes, randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { testDatabase } from "@/e2e/support/database";

const { db } = testDatabase();

const OLD = randomBytes(36).toString("base64url");
const NEW = randomBytes(36).toString("base64url");

/** Loads the modules anew with these secrets, because they read the environment once. */
async function programWith(secret: string, previous = "") {
  vi.resetModules();
  vi.stubEnv("AUTH_SECRET", secret);
  vi.stubEnv("AUTH_SECRET_PREVIOUS", previous);
  return { ...(await import("./secret")), ...(await import("./reseal-secrets")) };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it("webhook secrets are resealed under a new AUTH_SECRET, and usable meanwhile", async () => {
  const { newSecret, sealWebhookSecret } = await programWith(OLD);
  const [id, secret, previous] = [randomUUID(), newSecret(), newSecret()];
  const now = new Date();
  await db.webhook.create({
    data: {
      id,
      url: "https://hooks.example/",
      events: ["stock.low"],
      secret: sealWebhookSecret(secret, id),
      previousSecret: sealWebhookSecret(previous, id),
      previousUntil: new Date(now.getTime() + 60_000),
    },
  });
  const stored = () => db.webhook.findUniqueOrThrow({ where: { id } });
  const { signingSecrets, resealWebhookSecrets } = await programWith(NEW, OLD);
  expect(signingSecrets(await stored(), now)).toEqual([secret, previous]);
  expect(await resealWebhookSecrets(db)).toEqual({ resealed: 2, lost: 0 });
  expect(await resealWebhookSecrets(db)).toEqual({ resealed: 0, lost: 0 });
  const without = await programWith(NEW);
  expect(without.signingSecrets(await stored(), now)).toEqual([secret, previous]);
  const copied = { ...(await stored()), id: randomUUID() };
  expect(without.signingSecrets(copied, now)).toEqual([]);
  const halfLost = {
    ...(await stored()),
    previousSecret: sealWebhookSecret(previous, randomUUID()),
  };
  expect(without.signingSecrets(halfLost, now)).toEqual([secret]);
  const lost = await programWith(randomBytes(36).toString("base64url"));
  expect(await lost.resealWebhookSecrets(db)).toEqual({ resealed: 0, lost: 2 });
});
