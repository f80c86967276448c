import { expect, it } from "vitest";
import { returnedRefusal } from "./read-sold-lines";

const LINES = [
  { id: "a", name: "Kraft mailer box", bought: 5, returned: 2 },
  { id: "b", name: "Paper tape", bought: 1, returned: 1 },
];

it("lets come back what is still out, and nothing else", () => {
  expect(returnedRefusal(LINES, [{ line: "a", quantity: 3 }])).toBeNull();
  expect(returnedRefusal(LINES, [{ line: "a", quantity: 4 }])?.message).toBe(
    "Of Kraft mailer box at most 3 can come back.",
  );
  expect(returnedRefusal(LINES, [{ line: "b", quantity: 1 }])?.message).toBe(
    "Of Paper tape at most 0 can come back.",
  );
  expect(returnedRefusal(LINES, [{ line: "c", quantity: 1 }])?.message).toBe(
    "One of the lines is not of this order.",
  );
});
