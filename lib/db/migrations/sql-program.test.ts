import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changedStatements } from "./sql-program";

const BEFORE = `-- What is counted.

-- Adds one.
CREATE OR REPLACE FUNCTION add_one(n integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
    -- Nothing is lost.

    RETURN n + 1;
END $$;

DROP TRIGGER IF EXISTS "orders_counted" ON "orders";
CREATE CONSTRAINT TRIGGER "orders_counted" AFTER INSERT ON "orders"
    FOR EACH ROW EXECUTE FUNCTION count_order();
`;

describe("what a migration carries of prisma/sql", () => {
  it("is nothing where a comment alone is another", () => {
    expect(changedStatements(BEFORE, BEFORE.replace("Adds one", "Adds 1"))).toEqual([]);
  });

  it("is the whole function that became another", () => {
    const changed = changedStatements(BEFORE, BEFORE.replace("n + 1", "n + 2"));
    expect(changed).toEqual([
      expect.stringMatching(/^CREATE OR REPLACE FUNCTION[^]*\n\n[^]*END \$\$;$/),
    ]);
    expect(changed[0]).toContain("n + 2");
  });

  it("is a constraint trigger with what removes the one before", () => {
    const changed = changedStatements(BEFORE, BEFORE.replace("AFTER INSERT", "AFTER UPDATE"));
    expect(changed).toEqual([expect.stringMatching(/^DROP TRIGGER[^]*CREATE CONSTRAINT TRIGGER/)]);
  });

  it.each(globSync("prisma/sql/*.sql"))("is one function or trigger after another: %s", (file) => {
    const found = changedStatements("", readFileSync(file, "utf8"));
    const wrong = found.filter((text) => text.match(/^CREATE /gm)?.length !== 1);
    expect(wrong).toEqual([]);
  });
});

it("docs/database.md names every trigger, and none that there is not", () => {
  const program = globSync("prisma/sql/*.sql").map((file) => readFileSync(file, "utf8"));
  const triggers = [...program.join("\n").matchAll(/CREATE [A-Z ]*TRIGGER "(\w+)"/g)];
  const [, list = ""] = readFileSync("docs/database.md", "utf8").split(/^## .*\n/m);
  const named = [...list.matchAll(/`([a-z_]+)`/g)];
  expect(named.map(([, name]) => name).sort()).toEqual(triggers.map(([, name]) => name).sort());
});
