import { expect, it } from "vitest";
import { ADMIN_TAB_NAMES } from "./admin-tab";
import { navGroupsFor } from "./nav-groups";

it("links an admin to every tab once", () => {
  const entries = navGroupsFor("admin").flatMap((group) => group.entries);
  const tabs = entries.flatMap(({ tab }) => (tab ? [tab] : []));
  expect(tabs.toSorted()).toEqual([...ADMIN_TAB_NAMES].toSorted());
});
