import { expect, it } from "vitest";
import { readPortalAnswer } from "./portal-answer";

const FILE = {
  AckNo: 112610054433219,
  AckDt: "2026-11-22 10:30:00",
  Irn: "a5c1",
  SignedInvoice: "x.y.z",
  SignedQRCode: "a.b.c",
  Status: "ACT",
};
const READ = {
  irn: "a5c1",
  ackNo: "112610054433219",
  ackDate: "2026-11-22 10:30:00",
  signedQr: "a.b.c",
};

it("reads the portal's file, as a single answer or in a list", () => {
  expect(readPortalAnswer(JSON.stringify(FILE))).toEqual(READ);
  expect(readPortalAnswer(JSON.stringify([FILE]))).toEqual(READ);
});

it.each(["", "{}", "[]", "null", JSON.stringify([FILE, FILE])])("does not read %s", (text) =>
  expect(readPortalAnswer(text)).toBeNull(),
);
