import { expect, it } from "vitest";
import { AppError } from "@/lib/base/errors";
import { ROLES } from "@/lib/base/permissions";
import type { Identity } from "@/lib/identity/session/identify";
import { requireCorrectionRight } from "./correction-right";
import type { Corrected } from "./schemas";

const LINE = "0199c0de-0000-7000-8000-000000000001";
const lines = [{ line: LINE, product: undefined, quantity: 2, price: undefined }];
const ENTERED: Corrected[] = [
  { lines: [{ line: LINE, product: undefined, quantity: 2, price: 450 }] },
  { email: "asha@example.in" },
];

it.each(ROLES)(
  "prices and email are corrected by who enters orders, the rest by others: %s",
  (role) => {
    const identity = { state: "signed-in", account: { role } } as Identity;
    const request = (requested: Corrected) => () => requireCorrectionRight(identity, requested);
    expect(request({ lines, phone: "98765 43210" })).not.toThrow();
    for (const requested of ENTERED) {
      if (role === "admin") expect(request(requested)).not.toThrow();
      else expect(request(requested)).toThrow(AppError);
    }
  },
);
