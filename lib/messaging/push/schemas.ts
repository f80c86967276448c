import { oneLine } from "@/lib/base/input/fields";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { z } from "@/lib/base/input/zod";
import { PUSH_EVENTS } from "./events";

const MAX_ENDPOINT = 1000;

const events = z
  .array(z.enum(PUSH_EVENTS, "There is no such event"))
  .max(PUSH_EVENTS.length, "Name each event once")
  .transform((names) => [...new Set(names)])
  .describe("Only events that the caller's role may see");

/** Bytes in base64url without padding; an uncompressed point of P-256 has 65, the secret 16. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 8) / 6);
  return z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `Must be ${count} bytes in base64url`);
};

/** The format of a browser's PushSubscription. */
export const addDeviceSchema = z.object({
  endpoint: oneLine("Please fill in the Endpoint field.")
    .max(MAX_ENDPOINT, atMostCharacters(MAX_ENDPOINT))
    .describe("The device's https address at its push service"),
  p256dh: bytes(65).describe("Its public key"),
  auth: bytes(16).describe("The secret that it shares with the shop"),
  events,
});

export type NewDevice = z.output<typeof addDeviceSchema>;

export const updateDeviceSchema = z.object({ events });

export const pushDeviceSchema = z.object({
  _id: z.uuid(),
  device: z.string().describe("Browser and system"),
  events: z.array(z.enum(PUSH_EVENTS)),
  createdAt: z.iso.datetime(),
  current: z.boolean().describe("It is the caller's session"),
});

export type PushDevice = z.output<typeof pushDeviceSchema>;

export const pushStateSchema = z.object({
  publicKey: z.string().describe("The shop's VAPID key, for the browser's `applicationServerKey`"),
  events: z.array(z.enum(PUSH_EVENTS)).describe("What the caller's role may be notified of"),
  devices: z.array(pushDeviceSchema),
});

export type PushState = z.output<typeof pushStateSchema>;
