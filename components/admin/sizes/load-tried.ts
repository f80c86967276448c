import { asRefusal } from "@/components/shared/call/use-load";
import type { TriedSize } from "@/lib/catalogue/sizes/admin/schemas";
import { toProblems, type SizeProblems } from "@/lib/catalogue/sizes/size-address";
import { call } from "@/lib/client/api";

interface Tried {
  answer: TriedSize | null;
  problems: SizeProblems;
}

/** Returns field errors as problems; throws other refusals. */
export async function tryPrice(question: string, signal: AbortSignal): Promise<Tried> {
  const body = JSON.parse(question) as Parameters<typeof request>[0] | null;
  if (!body) return { answer: null, problems: {} };
  try {
    return { answer: await request(body, signal), problems: {} };
  } catch (error) {
    const { fields, code } = asRefusal(error);
    const problems = toProblems(fields);
    if (code !== "outside_limits" && !FIELDS.some((name) => problems[name])) throw error;
    return { answer: null, problems };
  }
}

const FIELDS = ["length", "width", "height", "board", "print", "finish", "quantity"] as const;

const request = (
  body: NonNullable<Parameters<typeof call<"POST /admin/size-table/try">>[1]>["body"],
  signal: AbortSignal,
) => call("POST /admin/size-table/try", { body, signal });
