import { can, type Permission } from "@/lib/base/permissions";

/**
 * Push events with the permission that each requires. lib/messaging/events announces them; late orders are sent once a
 * day (notify-late.ts).
 */
const PERMISSION_FOR = {
  "order.placed": "orders.read.all",
  "message.received": "messages.read",
  "order.paid": "payments.read",
  "orders.late": "orders.write.all",
} as const satisfies Record<string, Permission>;

export type PushEvent = keyof typeof PERMISSION_FOR;

export const PUSH_EVENTS = Object.keys(PERMISSION_FOR) as [PushEvent, ...PushEvent[]];

export const isPushEvent = (name: string): name is PushEvent => Object.hasOwn(PERMISSION_FOR, name);

export const mayBeNotified = (role: string, event: PushEvent): boolean =>
  can(role, PERMISSION_FOR[event]);
