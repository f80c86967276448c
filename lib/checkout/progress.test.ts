import { expect, it } from "vitest";
import { progressOf } from "./progress";

const states = (status: Parameters<typeof progressOf>[0]) =>
  progressOf(status).map((step) => step.state);

it("shows a new order as confirmed and being processed (spec section 2)", () => {
  expect(progressOf("Pending")).toEqual([
    { name: "Order Confirmed", state: "completed" },
    { name: "Processing", state: "in-progress" },
    { name: "Shipped", state: "pending" },
    { name: "Delivered", state: "pending" },
  ]);
});

it("follows an order that a link opens later", () => {
  expect(states("Processing")).toEqual(states("Pending"));
  expect(states("Shipped")).toEqual(["completed", "completed", "completed", "in-progress"]);
  expect(states("Delivered")).toEqual(["completed", "completed", "completed", "completed"]);
});
