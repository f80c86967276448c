import { expect, it } from "vitest";
import { KEY_SCOPES } from "@/lib/base/key-scopes";
import { SCOPE_GROUPS } from "./scope-names";

it("names every permission of API keys once", () => {
  const named = SCOPE_GROUPS.flatMap(({ scopes }) => Object.keys(scopes));
  expect(named.sort()).toEqual([...KEY_SCOPES].sort());
});
