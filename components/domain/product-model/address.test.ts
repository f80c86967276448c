import { describe, expect, it } from "vitest";
import { FIRST_VIEW, parseLook, formatLook } from "./address";

const FACES = ["lid", "front"];

describe("how somebody looks at a product", () => {
  it("comes back from its link", () => {
    const look = { turn: -120, tilt: 40, progress: 0.35, face: "front" };
    expect(parseLook(`?${formatLook(look)}`, FACES)).toEqual(look);
  });

  it.each(["", "?turn=east&tilt=1e9&fold=&face=none", "?turn=99999&fold=half"])(
    "is folded and from the front where %j says nothing sensible",
    (search) =>
      expect(parseLook(search, FACES)).toEqual({ ...FIRST_VIEW, progress: 1, face: "lid" }),
  );

  it("stays within what can be shown", () => {
    const look = parseLook("?turn=400&tilt=-300&fold=900", FACES);
    expect(look).toMatchObject({ turn: 40, tilt: -88, progress: 1 });
  });
});
