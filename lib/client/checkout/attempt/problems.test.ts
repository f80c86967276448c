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

it("names an invalid card number in its own words", () => {
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

it("leaves to its control what else is wrong", () => {
  const description = "PIN code 122001 is in Haryana, not in Karnataka. Please check both.";
  const problem = firstProblem({ zipCode: description });
  expect(problem).toEqual({ field: "zipCode", title: null, description });
});

it("has nothing to say about a form without problems", () => {
  expect(firstProblem({})).toBeNull();
});
