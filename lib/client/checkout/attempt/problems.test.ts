import { expect, it } from "vitest";
import { missingText } from "../fields";
import { firstProblem } from "./problems";

it("asks for the first missing field before anything else is checked", () => {
  const problem = firstProblem({
    phone: "Enter a phone number",
    cardNumber: "Please enter a valid card number.",
    cvv: missingText("cvv"),
    state: missingText("state"),
  });
  expect(problem).toEqual({
    field: "state",
    title: "Missing Information",
    description: "Please fill in the State field.",
  });
});

it("reports an invalid card number with its own message", () => {
  const messages = {
    email: "Enter an email address",
    cardNumber: "Please enter a valid card number.",
  };
  expect(firstProblem(messages)).toEqual({
    field: "cardNumber",
    title: "Invalid Card Number",
    description: "Please enter a valid card number.",
  });
});

it("leaves other problems to their controls", () => {
  const description = "PIN code 122001 is in Haryana, not in Karnataka. Please check both.";
  const problem = firstProblem({ zipCode: description });
  expect(problem).toEqual({ field: "zipCode", title: null, description });
});

it("reports nothing for a valid form", () => {
  expect(firstProblem({})).toBeNull();
});
