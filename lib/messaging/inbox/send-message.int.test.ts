import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { contactSchema } from "./schemas";
import { sendContactMessage } from "./send-message";

const { db } = testDatabase();

const message = contactSchema.parse({
  name: "Rohan D'Souza",
  email: "Rohan@Cafe.example",
  message: "5,000 ripple cups, please.",
});
const client = { ipAddress: "203.0.113.9" };

const queued = () =>
  db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job ORDER BY data->>'template'`;

describe("a message to the shop", () => {
  it("is stored, audited, and mailed to the shop and its sender", async () => {
    await sendContactMessage({ db, message, client });
    const [kept] = await db.contactMessage.findMany();
    expect(kept).toMatchObject({
      name: "Rohan D'Souza",
      email: "rohan@cafe.example",
      message: "5,000 ripple cups, please.",
      company: null,
      ipAddress: "203.0.113.9",
    });
    expect(await auditEntries(db)).toMatchObject([
      { action: "Contact Message Created", actor: "rohan@cafe.example", status: "success" },
    ]);
    expect((await queued()).map(({ data }) => data)).toEqual([
      { template: "contact-acknowledgement", messageId: kept?.id },
      { template: "contact-message", messageId: kept?.id },
    ]);
  });

  it("leaves nothing behind when it cannot be stored completely", async () => {
    const broken = { ...message, name: "Rohan\u0000" };
    await expect(sendContactMessage({ db, message: broken, client })).rejects.toThrow();
    expect(await db.contactMessage.count()).toBe(0);
    expect(await queued()).toEqual([]);
  });
});
