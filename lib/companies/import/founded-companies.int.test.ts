import { describe, expect, it } from "vitest";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { importCompanies } from "./import-companies";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);

const bringCsv = (text: string, dryRun = false) =>
  importCompanies({
    db,
    actor: meera,
    ipAddress: FROM,
    bytes: new TextEncoder().encode(text),
    fields: { sheet: undefined, openingDay: undefined },
    dryRun,
  });

async function listErrors(text: string): Promise<string[]> {
  const { errors } = await bringCsv(text, true);
  return errors.map(({ row, column, message }) => `${row} ${column}: ${message}`);
}

describe("a company that a customer founded", () => {
  const head = "id,name,email,creditDays,creditLimit";

  it("gets nothing by its name alone, which anybody can write", async () => {
    const { id } = await givenCompany();
    const terms = () =>
      db.company.findUniqueOrThrow({ where: { id }, select: { state: true, creditDays: true } });
    expect(await listErrors(`${head}\n,Rao Foods,asha@example.in,30,100000\n`)).toEqual([
      expect.stringMatching(/^2 name: A customer founded “Rao Foods”/),
    ]);
    expect(await terms()).toEqual({ state: "open", creditDays: null });
    await bringCsv(`${head}\n${id},Rao Foods,asha@example.in,30,100000\n`);
    expect(await terms()).toEqual({ state: "approved", creditDays: 30 });
  });

  it("is meant where the file names one of its people, or the shop has approved it", async () => {
    const { id, members } = await givenCompany();
    const { email } = members.buyer.identity.account;
    expect(await listErrors(`${head}\n,Rao Foods,${email},30,100000\n`)).toEqual([]);
    await db.company.update({ where: { id }, data: { state: "approved" } });
    expect(await listErrors(`${head}\n,Rao Foods,,30,100000\n`)).toEqual([]);
  });
});

it("reports an id that is none", async () => {
  expect(await listErrors(`id,name\n${"-".repeat(36)},Rao Foods\n`)).toEqual([
    expect.stringContaining("No company has this id"),
  ]);
});
