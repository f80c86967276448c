import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  addDeviceSchema,
  pushDeviceSchema,
  pushStateSchema,
  updateDeviceSchema,
} from "@/lib/messaging/push/schemas";

export const pushAdminEndpoints = inChapter("Connections", {
  readPush: {
    call: "GET /admin/push",
    summary: "Read the caller's devices that get notifications",
    description: "The caller's own devices, newest first, and what their role may be notified of.",
    access: "admin.open",
    response: pushStateSchema,
    limit: "work",
  },
  addPushDevice: {
    call: "PUT /admin/push",
    summary: "Tell the caller's device of events",
    description:
      "Takes what the browser's `PushManager.subscribe` answered with the shop's `publicKey`. From now on the device is notified of the events, encrypted for it alone (RFC 8291), until the session ends. A call for the same session replaces what it knew.",
    access: "admin.open",
    body: addDeviceSchema,
    response: pushDeviceSchema,
    limit: "change",
  },
  updatePushDevice: {
    call: "PATCH /admin/push/{id}",
    summary: "Change what a device is notified of",
    description: "One of the caller's own devices.",
    access: "admin.open",
    params,
    body: updateDeviceSchema,
    response: pushDeviceSchema,
    limit: "change",
  },
  removePushDevice: {
    call: "DELETE /admin/push/{id}",
    summary: "Tell a device of nothing more",
    description: "One of the caller's own devices.",
    access: "admin.open",
    status: 204,
    params,
    response: z.undefined(),
    limit: "change",
  },
});
