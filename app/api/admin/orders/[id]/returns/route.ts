import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { AppError } from "@/lib/base/errors";
import { readReturnResult } from "@/lib/fulfilment/movement-answers";
import { recordReturn } from "@/lib/fulfilment/record-return";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";
import { may } from "@/lib/identity/session/identify";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    movementsAdminEndpoints.recordReturn,
    async ({ db, by, params: { id }, body, headers, identity, expire }) => {
      if (body.refund && !may(identity, "refunds.write")) {
        throw new AppError("forbidden", "You may record returns and not refund what was paid.");
      }
      const idempotencyKey = readIdempotencyKey(headers);
      const created = await recordReturn({ ...by, id, request: body, idempotencyKey });
      expire(changedTags(created.changedProducts));
      return { body: await readReturnResult(db, created) };
    },
  ),
});
