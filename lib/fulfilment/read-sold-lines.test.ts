import { expect, it } from "vitest";
import { compensationRefusal, reportedRefusal, returnedRefusal } from "./read-sold-lines";

const sold = (id: string, name: string, bought: number, given: object = {}) => ({
  id,
  name,
  bought,
  returned: 0,
  replaced: 0,
  compensated: 0,
  creditedIn: null,
  reported: 0,
  ...given,
});

const LINES = [
  sold("a", "Kraft mailer box", 5, { returned: 1, replaced: 1, compensated: 2, reported: 1 }),
  sold("b", "Paper tape", 1, { compensated: 1 }),
];

it.each([
  { refusal: returnedRefusal, most: 3, words: "Of Kraft mailer box at most 3 can come back." },
  {
    refusal: compensationRefusal,
    most: 3,
    words:
      "Of Kraft mailer box at most 3 can be credited or replaced: the others came back, or were credited or replaced already.",
  },
  {
    refusal: reportedRefusal,
    most: 2,
    words:
      "Of Kraft mailer box at most 2 can be reported: no more were sent, and none is reported, credited, replaced or returned twice.",
  },
])("compensates only units without an earlier compensation", ({ refusal, most, words }) => {
  expect(refusal(LINES, [{ line: "a", quantity: most }])).toBeNull();
  expect(refusal(LINES, [{ line: "a", quantity: most + 1 }])?.message).toBe(words);
  expect(refusal(LINES, [{ line: "b", quantity: 1 }])?.message).toContain(
    "Of Paper tape at most 0",
  );
  expect(refusal(LINES, [{ line: "c", quantity: 1 }])?.message).toBe(
    "One of the lines is not of this order.",
  );
});
