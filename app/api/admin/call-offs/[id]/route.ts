import { callOffEndpoints } from "@/lib/fulfilment/call-offs/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { answerCallOff } from "@/lib/fulfilment/call-offs/answer-call-off";
import { callOffAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(callOffEndpoints.answerCallOff, async ({ by, params: { id }, body: decision }) => ({
    body: callOffAnswer(await answerCallOff({ ...by, id, decision })),
  })),
});
