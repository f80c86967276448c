import { expect, it } from "vitest";
import { emailField, requiredText } from "./fields";

it.each([undefined, null, 7, "", "  "])("asks for a text where it gets %j", (value) => {
  expect(requiredText("City", 80).safeParse(value).error?.issues[0]?.message).toBe(
    "Please fill in the City field.",
  );
  const email = emailField.safeParse(value).error?.issues[0]?.message;
  expect(email).toBe("Please fill in the Email field.");
});
