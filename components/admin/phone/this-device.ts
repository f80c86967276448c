import { serverPaths } from "@/lib/base/server-paths";
import { call } from "@/lib/client/api";
import { currentSession } from "@/lib/client/session";
import { readJson, remove, STORAGE_KEYS, writeText } from "@/lib/client/storage";
import { isPushEvent, type PushEvent } from "@/lib/messaging/push/events";
import type { PushState } from "@/lib/messaging/push/schemas";

/** Notifications on the current device. */

/** Pages without HTTPS, older browsers, and Safari on an iPhone outside an installed app have no push. */
export const canBeNotified = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const SAME = { updateViaCache: "all" } as const;

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(serverPaths.offlineWorker, SAME);
  return navigator.serviceWorker.ready;
}

const base64url = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** A subscription made with another key of the shop can no longer be used. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const known = await pushManager.getSubscription();
  if (known && base64url(known.options.applicationServerKey) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Stores the choice on this device for its user, whose next session then gets the same notifications. */
export function rememberChoice(events: readonly PushEvent[]): void {
  const session = currentSession();
  if (session.state !== "signed-in") return;
  writeText(STORAGE_KEYS.notifications, JSON.stringify({ user: session.claims.sub, events }));
}

function remembered(): PushEvent[] | undefined {
  const session = currentSession();
  const stored = readJson(STORAGE_KEYS.notifications) as {
    user?: unknown;
    events?: unknown;
  } | null;
  if (session.state !== "signed-in" || stored?.user !== session.claims.sub) return undefined;
  return Array.isArray(stored.events) ? stored.events.filter(isPushEvent) : undefined;
}

/** Asks for permission where the browser requires it; returns false if the user declined. */
export async function requestPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export async function subscribeThisDevice(publicKey: string, events: PushEvent[]): Promise<void> {
  const subscription = await subscribe(publicKey);
  await call("PUT /admin/push", {
    body: {
      endpoint: subscription.endpoint,
      p256dh: base64url(subscription.getKey("p256dh")),
      auth: base64url(subscription.getKey("auth")),
      events,
    },
  });
  rememberChoice(events);
}

export async function unsubscribeThisDevice(): Promise<void> {
  remove(STORAGE_KEYS.notifications);
  const { pushManager } = await registration();
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** Subscribes a new session's device to what the same user had chosen on it. */
export async function renewThisDevice(): Promise<void> {
  const events = remembered();
  if (!events || !canBeNotified() || Notification.permission !== "granted") return;
  const state: PushState = await call("GET /admin/push");
  if (state.devices.some(({ current }) => current)) return;
  const allowed = events.filter((event) => state.events.includes(event));
  if (allowed.length > 0) await subscribeThisDevice(state.publicKey, allowed);
}
