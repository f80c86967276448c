import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { newsletterSteps } from "@/e2e/steps/newsletter-steps";
import { readCsv } from "@/e2e/support/read-csv";
import { toActor } from "@/lib/audit/record";
import { exportSubscriptions } from "./export-subscriptions";
import { readUnsubscribeText } from "./links";
import type { NewsletterFilter } from "./schemas";

const { db } = testDatabase();
const { subscribe, ask, leave, rowOf } = newsletterSteps(db);

const actor = toActor({
  id: "0199c0de-0000-7000-8000-000000000001",
  email: "meera@example.in",
  name: "Meera",
});

async function exported(filter: NewsletterFilter = {}): Promise<Record<string, string>[]> {
  const stream = await exportSubscriptions({
    db,
    filter,
    actor,
    ipAddress: "203.0.113.9",
  });
  return readCsv(await new Response(stream).text());
}

describe("the list of the newsletter", () => {
  beforeEach(async () => {
    await subscribe("asha@example.in");
    await ask("ravi@example.in");
    const { id } = await subscribe("=meera@example.com");
    await leave("newsletter", id);
  });

  it("is exported as a CSV file with consent times, safe for spreadsheets, and audited", async () => {
    const rows = await exported();
    expect(Object.keys(rows[0] ?? {})).toEqual([
      "Email",
      "State",
      "Asked At",
      "Asked Where",
      "Confirmed At",
      "Confirmed By",
      "Unsubscribed At",
      "Unsubscribe Link",
    ]);
    expect(rows.map((row) => `${row.Email} ${row.State}`)).toEqual([
      "'=meera@example.com unsubscribed",
      "ravi@example.in pending",
      "asha@example.in confirmed",
    ]);
    const { id, confirmedAt } = await rowOf("asha@example.in");
    const last = rows.at(-1) ?? {};
    expect(last["Confirmed At"]).toBe(confirmedAt?.toISOString());
    const link = new URL(last["Unsubscribe Link"] ?? "").searchParams.get("link") ?? "";
    expect(readUnsubscribeText(link)).toEqual({ list: "newsletter", id });
    expect(await exported({ state: "confirmed" })).toHaveLength(1);
    expect(await exported({ q: "RAVI@", state: "pending" })).toHaveLength(1);
    expect(await exported({ q: "%" })).toEqual([]);
    expect(await auditEntries(db, { action: "Newsletter Export" })).toMatchObject([
      { actor: "meera@example.in", details: { filter: {} } },
      { details: { filter: { state: "confirmed" } } },
      { details: { filter: { q: "RAVI@", state: "pending" } } },
      { details: { filter: { q: "%" } } },
    ]);
  });
});
