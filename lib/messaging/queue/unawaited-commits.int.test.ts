import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { connect } from "../../db/client";
import { withUnawaitedCommits } from "./work-queues";

const database = testDatabase();

it("sets the option when it connects", async () => {
  const db = connect(withUnawaitedCommits(database.url), 1);
  try {
    const settings = await db.$queryRaw`
      SELECT setting, source FROM pg_settings WHERE name = 'synchronous_commit'`;
    expect(settings).toEqual([{ setting: "off", source: "client" }]);
  } finally {
    await db.$disconnect();
  }
});

it("keeps an option that the URL sets already", () => {
  const url = withUnawaitedCommits("postgresql://a@b/c?options=-c%20work_mem%3D8MB");
  expect(new URL(url).searchParams.get("options")).toBe(
    "-c work_mem=8MB -c synchronous_commit=off",
  );
});

it("sets nothing for pgbouncer, which would refuse the connection", () => {
  const url = "postgresql://a@b/c?pgbouncer=true";
  expect(withUnawaitedCommits(url)).toBe(url);
});
