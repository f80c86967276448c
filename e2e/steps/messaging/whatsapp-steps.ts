import { beforeEach } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import { handleWhatsAppEvent } from "@/lib/messaging/inbox/whatsapp/handle-event";
import { whatsAppWorker } from "@/lib/messaging/whatsapp/deliver";
import { doDueJobs } from "./queue-steps";
import type { SignedEvent } from "../../support/stand-ins/stand-in-server";
import { WhatsAppApi } from "../../support/stand-ins/whatsapp-api";

/** Starts the stand-in for one test file and connects the program with it. Call it before `env()` is first read. */
export async function startWhatsApp(): Promise<WhatsAppApi> {
  const api = new WhatsAppApi();
  await api.listen();
  Object.assign(process.env, api.env);
  return api;
}

export function whatsAppSteps(db: PrismaClient, api: WhatsAppApi) {
  beforeEach(() => {
    api.fault = undefined;
    api.taken.length = 0;
    api.calls = 0;
  });

  /** Runs the worker once, as if at this time. */
  const sendDue = (now?: Date) => doDueJobs(db, whatsAppWorker(db), now);

  const tell = ({ body, headers }: SignedEvent) =>
    handleWhatsAppEvent({
      db,
      body: new TextEncoder().encode(body),
      headers: new Headers(headers),
      ipAddress: "203.0.113.9",
    });

  const texts = () =>
    db.whatsAppMessage.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

  return { sendDue, tell, texts };
}
