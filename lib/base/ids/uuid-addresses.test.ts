import { describe, expect, it } from "vitest";
import { paths } from "../paths";
import { serverPaths } from "../server-paths";
import { staffPaths } from "../staff-paths";
import { noUuidRewrites } from "./uuid-addresses";

/** Reports whether an address is rewritten to a 404 before anything is read for it. */
const isLedAway = (address: string) =>
  noUuidRewrites.some(({ source }) =>
    new RegExp(`^${source.replace("/:id(", "/(").replace(":language", "")}$`).test(`/en${address}`),
  );

const ID = "0199c0de-0000-7000-8000-000000000001";

describe("an address that holds the id of a row", () => {
  it.each([
    paths.product(ID),
    serverPaths.productModel(ID),
    paths.order(ID),
    paths.order("KLN-261122-7K4Q9X"),
    paths.order("never-was"),
    staffPaths.order("never-was"),
    staffPaths.newOrder(),
    staffPaths.orders,
  ])("%s has its page", (address) => expect(isLedAway(address)).toBe(false));

  it.each([paths.product("1"), paths.product(`${ID}0`), serverPaths.productModel("1")])(
    "%s is nothing",
    (address) => expect(isLedAway(address)).toBe(true),
  );
});
