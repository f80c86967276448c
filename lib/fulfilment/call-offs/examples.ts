import type { CallOffAnswer } from "@/lib/orders/dispatch-schemas";
import type { callOffEndpoints } from "@/lib/fulfilment/call-offs/endpoints";
import { type Examples, ID } from "@/lib/base/examples/example";

const CALL_OFF: CallOffAnswer = {
  _id: ID.entry,
  line: ID.line,
  quantity: 5,
  sent: 0,
  on: "2026-12-12",
  state: "asked",
  by: "Asha Verma",
  words: null,
};

const { line, quantity, on } = CALL_OFF;

const CALLED = { callOffs: [{ line, quantity, on }] };

export const callOffExamples: Examples<
  typeof callOffEndpoints,
  "listCallOffs" | "callOffGoods" | "changeCallOff"
> = {
  listCallOffs: {
    answer: { earliest: "2026-11-24", lines: [{ line, left: 20, free: 15 }], callOffs: [CALL_OFF] },
  },
  callOffGoods: { body: CALLED, answer: [CALL_OFF] },
  changeCallOff: { body: { on: "2026-12-14" }, answer: { ...CALL_OFF, on: "2026-12-14" } },
};
