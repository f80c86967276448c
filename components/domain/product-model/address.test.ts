import { describe, expect, it } from "vitest";
import { FIRST_VIEW, parseLinkedView, formatLinkedView } from "./address";

const FACES = ["lid", "front"];

describe("the view of a product in its link", () => {
  it("survives a round trip", () => {
    const look = { turn: -120, tilt: 40, progress: 0.35, face: "front" };
    expect(parseLinkedView(`?${formatLinkedView(look)}`, FACES)).toEqual(look);
  });

  it.each(["", "?turn=east&tilt=1e9&fold=&face=none", "?turn=99999&fold=half"])(
    "is folded and from the front for an invalid query such as %j",
    (search) =>
      expect(parseLinkedView(search, FACES)).toEqual({ ...FIRST_VIEW, progress: 1, face: "lid" }),
  );

  it("stays within the possible range", () => {
    const look = parseLinkedView("?turn=400&tilt=-300&fold=900", FACES);
    expect(look).toMatchObject({ turn: 40, tilt: -88, progress: 1 });
  });
});
