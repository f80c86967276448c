import { describe, expect, it } from "vitest";
import { draftFrom, toDraft, openingValues } from "./draft";

describe("the stored form draft", () => {
  it("never is the card", () => {
    const filled = { ...openingValues(null), cardNumber: "4111 1111 1111 1111", cvv: "123" };
    expect(draftFrom(filled)).not.toHaveProperty("cardNumber");
    expect(JSON.stringify(draftFrom(filled))).not.toContain("4111");
    expect(openingValues(filled)).toMatchObject({ cardNumber: "", cvv: "" });
  });

  it.each([null, undefined, 7, "x", [], { email: 4, saveInfo: "yes" }])(
    "opens empty from %j",
    (stored) => expect(draftFrom(stored)).toEqual(draftFrom(null)),
  );
});

it.each([
  ["Asha", "Asha", ""],
  ["Asha Rao", "Asha", "Rao"],
  [" Asha  Devi Rao ", "Asha Devi", "Rao"],
])("opens with the details of %s's account", (name, firstName, lastName) => {
  const draft = toDraft({ name, email: "asha@example.in", company: null });
  expect(draft).toMatchObject({ firstName, lastName, email: "asha@example.in", company: "" });
});
