import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { lockSignedIn } from "@/lib/identity/session/lock-account";
import type { PushEvent } from "@/lib/messaging/push/events";
import type { PushDevice } from "@/lib/messaging/push/schemas";
import { requireMayBeNotified } from "./add-device";
import { DEVICE, toDevice } from "./queries";

export interface ChangeDeviceOptions extends SignedInWrite {
  id: string;
}

const noSuchDevice = () => new AppError("not_found", "There is no such device.");

/** The caller's own devices alone. */
function ownDevice({ id, identity: { account } }: ChangeDeviceOptions) {
  if (!isUuid(id)) throw noSuchDevice();
  return { id, session: { userId: account.id } };
}

/**
 * Changes what one of the caller's devices is notified of.
 * @throws AppError not_found, forbidden
 */
export function updateDevice(
  options: ChangeDeviceOptions & { events: PushEvent[] },
): Promise<PushDevice> {
  const { db, identity, events, ipAddress } = options;
  const where = ownDevice(options);
  return db.$transaction(async (tx) => {
    const account = await lockSignedIn(tx, identity);
    requireMayBeNotified(account.role, events);
    const [row] = await tx.pushSubscription.updateManyAndReturn({
      where,
      data: { events },
      select: DEVICE,
    });
    if (!row) throw noSuchDevice();
    await recordAudit(tx, {
      event: "Push Device Updated",
      actor: toActor(identity.account),
      description: `What a device of ${identity.account.name} is notified of was changed`,
      ipAddress,
      details: { device: row.id, events },
    });
    return toDevice(row, identity);
  });
}

/**
 * Tells one of the caller's devices of nothing more.
 * @throws AppError not_found
 */
export async function removeDevice(options: ChangeDeviceOptions): Promise<void> {
  const { db, identity, id, ipAddress } = options;
  const where = ownDevice(options);
  await db.$transaction(async (tx) => {
    const { count } = await tx.pushSubscription.deleteMany({ where });
    if (count === 0) throw noSuchDevice();
    await recordAudit(tx, {
      event: "Push Device Deleted",
      actor: toActor(identity.account),
      description: `Notifications were switched off for a device of ${identity.account.name}`,
      ipAddress,
      details: { device: id },
    });
  });
}
