import type { healthEndpoints } from "@/lib/dashboard/system/endpoints";
import type { Examples } from "@/lib/base/examples/example";

export const healthExamples: Examples<typeof healthEndpoints, "checkReadiness"> = {
  checkReadiness: { answer: { status: "ok", missing: [] } },
};
