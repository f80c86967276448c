import { describe, expect, it } from "vitest";
import { ORDER_PARTIES, ORDER_STATUSES } from "./status";
import {
  cancelledSentence,
  explainStatus,
  STATUS_TEXT,
  stateSentence,
  getStatusText,
  CONFIRMED_STEPS,
} from "./status-text";

const findStates = (steps: (typeof STATUS_TEXT)["Pending"]["progress"]) =>
  steps?.map(({ name, state }) => `${name}: ${state}`);

describe("the texts about an order", () => {
  it("begin no step before its status", () => {
    expect(
      ORDER_STATUSES.map((status) => STATUS_TEXT[status].progress?.map((s) => s.state)),
    ).toEqual([
      ["completed", "pending", "pending", "pending"],
      ["completed", "in-progress", "pending", "pending"],
      ["completed", "completed", "completed", "in-progress"],
      ["completed", "completed", "completed", "completed"],
      undefined,
    ]);
  });

  it("call only an order that waits for production confirmed", () => {
    expect(stateSentence(STATUS_TEXT.Pending)).toBe("Your order is confirmed.");
    expect(explainStatus(STATUS_TEXT.Pending)).toMatch(/until production begins/);
    for (const status of ORDER_STATUSES.filter((name) => name !== "Pending")) {
      expect(explainStatus(STATUS_TEXT[status])).not.toMatch(/confirmed|until production/);
    }
  });

  it("do not call an order confirmed before its customer confirms it", () => {
    expect(explainStatus(getStatusText({ status: "Pending", proof: null }))).toBe(
      "Your order has reached us. We are preparing it for production. You can cancel it until production begins.",
    );
    expect(findStates(getStatusText({ status: "Pending", proof: null }).progress)).toEqual([
      "Order Confirmed: in-progress",
      "Processing: pending",
      "Shipped: pending",
      "Delivered: pending",
    ]);
    expect(getStatusText({ status: "Pending", proof: "link" })).toBe(STATUS_TEXT.Pending);
    expect(getStatusText({ status: "Shipped", proof: null })).toBe(STATUS_TEXT.Shipped);
  });

  it("show the documented list for a new order, to the letter", () => {
    expect(findStates(CONFIRMED_STEPS)).toEqual([
      "Order Confirmed: completed",
      "Processing: in-progress",
      "Shipped: pending",
      "Delivered: pending",
    ]);
  });

  it("offer no cancellation that would be refused", () => {
    const approved = { status: "Pending", proof: "link", cancellable: false } as const;
    expect(explainStatus(getStatusText(approved))).toBe(
      "Your order is confirmed. You approved its proof, and we prepare its production. It can no longer be cancelled.",
    );
  });

  it("do not prepare an approved order that waits for its advance", () => {
    const approved = { status: "Pending", proof: "link", cancellable: false } as const;
    expect(getStatusText({ ...approved, waitsForBuyer: true }).meaning).toBe(
      "You approved its proof. Production begins once the steps above are done. It can no longer be cancelled.",
    );
  });

  it("promise no rest of an order that was ended short", () => {
    const ended = { status: "Shipped", proof: "link", endedShort: true } as const;
    expect(explainStatus(getStatusText(ended))).toBe(
      "Your order is on its way. What we could send has left our workshop. The rest will not be sent.",
    );
  });

  it("name who cancelled it, to the customer and to staff", () => {
    const said = (reader: "customer" | "shop") =>
      ORDER_PARTIES.map(
        (by) =>
          cancelledSentence({ by, inProduction: false }, "21 November 2026", reader).split(
            " on ",
          )[0],
      );
    expect(said("customer")).toEqual([
      "You cancelled it",
      "We cancelled it",
      "It was cancelled automatically",
    ]);
    expect(said("shop")).toEqual([
      "The customer cancelled it",
      "We cancelled it",
      "It was cancelled automatically",
    ]);
    const sentence = (inProduction: boolean) =>
      cancelledSentence({ by: "shop", inProduction }, "21 November 2026");
    expect(sentence(false)).toBe("We cancelled it on 21 November 2026, before production began.");
    expect(sentence(true)).toBe("We cancelled it on 21 November 2026, during production.");
  });
});
