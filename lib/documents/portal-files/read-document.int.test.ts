import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { testDatabase } from "@/e2e/support/database";
import { readDocument } from "./read-document";

const { db } = testDatabase();
const { dispatch, bill, givenParts } = dispatchSteps(db);

it("reads the invoice of the named dispatch, else the latest", async () => {
  const { id, first, second } = await givenParts();
  const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
  expect(await readCode(readDocument(db, { id, dispatch: one }))).toBe("invalid_transition");
  const { invoice } = await bill(id, one);
  const remaining = [
    { line: first, quantity: 4 },
    { line: second, quantity: 5 },
  ];
  const two = await dispatch(id, { lines: remaining });
  const { invoice: later } = await bill(id, two);
  const readNumber = async (requested: object) =>
    (await readDocument(db, { id, ...requested })).number;
  expect(await readNumber({ dispatch: one })).toBe(invoice.number);
  expect(await readNumber({ dispatch: two })).toBe(later.number);
  expect(await readNumber({})).toBe(later.number);
  expect(await readCode(readDocument(db, { id, dispatch: randomUUID() }))).toBe("not_found");
});
