import { describe, expect, it } from "vitest";
import { answerDue, getAnswerHours, answerTimeText, lateBefore } from "./answer-time";

const at = new Date("2026-11-20T06:00:00Z");
const after = (hours: number) => new Date(at.getTime() + hours * 60 * 60 * 1000);

describe("the answer deadline of a message", () => {
  it("follows the shop's promised day", () => {
    expect(getAnswerHours({ quoteReplyHours: "24" })).toBe(24);
    expect(answerDue(at, 24)).toEqual(after(24));
    expect(answerDue(at, 48)).toEqual(after(48));
    expect(lateBefore(after(24), 24)).toEqual(at);
  });

  it("is absent without a promise", () => {
    expect(getAnswerHours({ quoteReplyHours: "" })).toBeNull();
  });

  it.each([
    [0, "Answer within 24 h"],
    [0.5, "Answer within 23 h"],
    [23, "Answer within 1 h"],
    [23.5, "Answer within the hour"],
    [24, "1 h late"],
    [26.9, "2 h late"],
    [71.9, "47 h late"],
    [72, "2 days late"],
    [24 * 8, "7 days late"],
  ])("%d hours later: %s", (hours, text) => {
    expect(answerTimeText(answerDue(at, 24), after(hours))).toBe(text);
  });
});
