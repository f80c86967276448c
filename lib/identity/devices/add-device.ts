import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { lockSignedIn } from "@/lib/identity/session/lock-account";
import { refuseTarget } from "@/lib/messaging/outgoing/refuse-target";
import { isUsable } from "@/lib/messaging/push/push-request";
import { mayBeNotified, type PushEvent } from "@/lib/messaging/push/events";
import type { NewDevice, PushDevice } from "@/lib/messaging/push/schemas";
import { DEVICE, toDevice } from "./queries";

export interface AddDeviceOptions extends SignedInWrite {
  device: NewDevice;
}

/** @throws AppError forbidden for an event that the role may not see */
export function requireMayBeNotified(role: string, events: readonly PushEvent[]): void {
  const refused = events.find((event) => !mayBeNotified(role, event));
  if (refused) throw new AppError("forbidden", "Your role may not be notified of this.");
}

/**
 * Tells the caller's device of events until their session ends; a session has one device. Anyone who signs in on a device
 * takes it over from the session before.
 * @throws AppError forbidden, invalid_input for an address that may not be called (field `endpoint`) or a wrong key
 */
export async function addDevice(options: AddDeviceOptions): Promise<PushDevice> {
  const { db, identity, device, ipAddress } = options;
  const { endpoint, events, p256dh, auth } = device;
  await refuseTarget(endpoint, "endpoint");
  if (!isUsable(device)) {
    throw invalidField("p256dh", "The device's key cannot be used.");
  }
  return db.$transaction(async (tx) => {
    const account = await lockSignedIn(tx, identity);
    requireMayBeNotified(account.role, events);
    const sessionId = identity.session.id;
    await lockTexts(tx, "push", [endpoint]);
    await tx.pushSubscription.deleteMany({ where: { endpoint, sessionId: { not: sessionId } } });
    const facts = { endpoint, events, p256dh, auth };
    const row = await tx.pushSubscription.upsert({
      where: { sessionId },
      create: { sessionId, ...facts },
      update: facts,
      select: DEVICE,
    });
    await recordAudit(tx, {
      event: "Push Device Updated",
      actor: toActor(identity.account),
      description: `Notifications were switched on for ${identity.account.name}'s device`,
      ipAddress,
      details: { device: row.id, events },
    });
    return toDevice(row, identity);
  });
}
