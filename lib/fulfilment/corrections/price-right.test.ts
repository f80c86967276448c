import { expect, it } from "vitest";
import { AppError } from "@/lib/base/errors";
import { ROLES } from "@/lib/base/permissions";
import type { Identity } from "@/lib/identity/session/identify";
import { requirePriceRight } from "./price-right";

const LINE = "0199c0de-0000-7000-8000-000000000001";

it.each(ROLES)(
  "a price is agreed on by who enters orders, and quantities by others: %s",
  (role) => {
    const identity = { state: "signed-in", account: { role } } as Identity;
    const asked = (price?: number) =>
      requirePriceRight(identity, [{ line: LINE, product: undefined, quantity: 2, price }]);
    expect(() => asked()).not.toThrow();
    if (role === "admin") expect(() => asked(450)).not.toThrow();
    else expect(() => asked(450)).toThrow(AppError);
  },
);
