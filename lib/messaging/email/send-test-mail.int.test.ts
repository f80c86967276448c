import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { env } from "@/lib/base/env";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { sendTestMail } from "./send-test-mail";

const { db } = testDatabase();

const taken: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _, done) => {
    const refused = address.startsWith("nobody@");
    done(refused ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : undefined);
  },
  onData: (stream, _, done) => {
    void buffer(stream).then((mail) => {
      taken.push(mail.toString());
      done();
    });
  },
});

let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  Object.assign(env(), { SMTP_URL: url });
});

const send = (to: string) =>
  sendTestMail({
    db,
    shop: { siteName: "A Shop", contactEmail: "hello@shop.in" },
    to,
    actor: { userId: null, identifier: "meera@example.in", name: "Meera Nair" },
    ipAddress: "127.0.0.1",
  });

it("returns the server's answer to an accepted mail", async () => {
  expect(await send("asha@example.in")).toEqual({
    sent: true,
    answer: expect.stringMatching(/^250 /) as string,
  });
  expect(taken.at(-1)).toContain("Subject: Test email of A Shop");
  const [entry] = await auditEntries(db);
  expect(entry).toMatchObject({ action: "Test Mail Created", status: "success" });
});

it("returns the server's answer to a refused mail", async () => {
  const result = await send("nobody@example.in");
  expect(result).toEqual({ sent: false, answer: "550 No such mailbox" });
  const [entry] = await auditEntries(db);
  expect(entry).toMatchObject({ status: "failed" });
});

it("reports an unreachable and a missing server", async () => {
  Object.assign(env(), { SMTP_URL: "smtp://127.0.0.1:1" });
  expect(await send("asha@example.in")).toMatchObject({
    sent: false,
    answer: expect.stringContaining("ECONNREFUSED") as string,
  });
  Object.assign(env(), { SMTP_URL: undefined });
  expect((await send("asha@example.in")).answer).toContain("no mail server yet");
});
