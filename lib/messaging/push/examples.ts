import type { pushAdminEndpoints } from "@/lib/messaging/push/endpoints";
import { type Examples, AT, ID } from "@/lib/base/examples/example";

const DEVICE = {
  _id: ID.device,
  device: "Chrome on Android",
  events: ["order.placed", "message.received"],
  createdAt: AT,
  current: true,
} as const;

/** Of RFC 8291, appendix A. */
const DEVICE_KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export const pushAdminExamples: Examples<typeof pushAdminEndpoints, "readPush" | "addPushDevice"> =
  {
    readPush: {
      answer: {
        publicKey: DEVICE_KEYS.p256dh,
        events: ["order.placed", "message.received", "order.paid", "orders.late"],
        devices: [DEVICE],
      },
    },
    addPushDevice: {
      body: {
        endpoint: "https://push.example.in/send/7Qb2xM0",
        ...DEVICE_KEYS,
        events: DEVICE.events,
      },
      answer: DEVICE,
    },
  };
