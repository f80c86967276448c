import { describe, expect, it } from "vitest";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "./endpoint";
import { endpoints, type EndpointName } from "./endpoints";
import { readExample } from "./examples";
import { NO_EXAMPLE } from "./create-example";

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const bodySchema = ({ body, multipart }: Endpoint) => body ?? multipart?.fields;
const answers = ({ response, produces }: Endpoint) =>
  !produces && !(response instanceof z.ZodUndefined);

describe("examples", () => {
  it.each(rows.filter(([, row]) => bodySchema(row)))("of the body of %s are taken", (name, row) => {
    expect(readExample(name).body).toBeDefined();
    expect(() => bodySchema(row)?.parse(readExample(name).body)).not.toThrow();
  });

  it.each(rows.filter(([, row]) => answers(row)))("of the answer of %s are whole", (name, row) => {
    // Parsing must not change it, so it has no unknown field and lacks none.
    expect(row.response.parse(readExample(name).answer)).toEqual(readExample(name).answer);
  });

  it.each(rows)(
    "of %s come from schemas, which have `.meta({ example })` for each text",
    (name) => {
      expect(JSON.stringify(readExample(name))).not.toContain(JSON.stringify(NO_EXAMPLE));
    },
  );

  it("have no field that their row lacks", () => {
    for (const [name, row] of rows) {
      expect([name, readExample(name).body !== undefined]).toEqual([
        name,
        Boolean(bodySchema(row)),
      ]);
      expect([name, readExample(name).answer !== undefined]).toEqual([name, answers(row)]);
    }
  });
});
