import { expect, it } from "vitest";
import { shownAnnouncement } from "./announcement";
import { DEFAULT_CONTENT } from "./defaults";

const BAR = { ...DEFAULT_CONTENT.announcement, shown: true, text: "Closed for Diwali" };
const TIMED = { ...BAR, from: "2026-11-08T00:00:00.000Z", to: "2026-11-10T00:00:00.000Z" };
const at = (text: string) => new Date(text);

it.each([
  ["2026-11-07T23:59:59.999Z", { isLater: true }],
  ["2026-11-08T00:00:00.000Z", { isLater: false }],
  ["2026-11-09T23:59:59.999Z", { isLater: false }],
])("is shown at %s: %j", (now, state) => {
  expect(shownAnnouncement(TIMED, at(now))).toMatchObject(state);
});

it("disappears when its time is over, when switched off, and when empty", () => {
  const now = at("2026-11-10T00:00:00.000Z");
  expect(shownAnnouncement(TIMED, now)).toBeNull();
  expect(shownAnnouncement({ ...BAR, shown: false }, now)).toBeNull();
  expect(shownAnnouncement({ ...BAR, text: "" }, now)).toBeNull();
  expect(shownAnnouncement(BAR, now)).toMatchObject({ isLater: false });
});

it("has another id only with another text", () => {
  const findId = (bar: typeof BAR) => shownAnnouncement(bar, at("2026-11-09T00:00:00Z"))?.id;
  expect(findId(TIMED)).toBe(findId(BAR));
  expect(findId({ ...BAR, text: "Open again" })).not.toBe(findId(BAR));
});
