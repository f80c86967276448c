import type { Api, Operation } from "./document";
import type { Answer } from "./send";

/** Finds faults of a response compared with the OpenAPI document. */

export const SLOW_MS = 2000;

/** Texts of errors from zod, Prisma, PostgreSQL and Node, which a response must not contain. */
const LIBRARY =
  /\b(Invalid (input|UUID|option|string|number|key|value)|expected \w+, received|Too (big|small):|Unrecognized key|prisma|PrismaClient|SQLSTATE|violates|ECONN|at [\w.]+ \(|node_modules|Unexpected (token|end)|is not valid JSON at)\b/;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function successFault(operation: Operation, { headers, text }: Answer): string | undefined {
  const type = headers.get("content-type") ?? "";
  const { contentTypes } = operation;
  if (contentTypes.length === 0) return text === "" ? undefined : "a body that is not documented";
  if (type === "" && text === "") return undefined;
  if (!contentTypes.some((documented) => type.startsWith(documented))) return `the type ${type}`;
  if (!type.startsWith("application/json")) return undefined;
  const found = operation.answer?.safeParse(jsonIn(text));
  if (!found || found.success) return undefined;
  const [issue] = found.error.issues;
  return `another shape than documented at ${issue?.path.join(".")}: ${issue?.message}`;
}

function refusalFault(api: Api, { status, headers, text }: Answer): string | undefined {
  const body = jsonIn(text);
  if (!api.refusal.safeParse(body).success) return "a refusal in another shape";
  const {
    message,
    code,
    fields = {},
  } = body as {
    message: string;
    code: string;
    fields?: Record<string, string>;
  };
  if (!message || !/^[a-z_0-9]+$/.test(code)) return "a refusal without a text or a code";
  const wrong = [message, ...Object.values(fields)].find((said) => LIBRARY.test(said));
  if (wrong) return `a library's words: ${wrong}`;
  if ((status === 429 || status === 503) && !Number(headers.get("retry-after"))) {
    return "no Retry-After";
  }
  return undefined;
}

/** Returns a short description that is the same for the same fault; undefined if the response is right. */
export function findFault(api: Api, operation: Operation, answer: Answer): string | undefined {
  const { status } = answer;
  const call = `${operation.method} ${operation.path}`;
  const says = (what: string | undefined) => what && `${call} answers ${status} with ${what}`;
  if (status >= 500) return `${call} answers ${status}`;
  if (status >= 400) return says(refusalFault(api, answer));
  if (!operation.statuses.includes(status)) {
    return `${call} answers ${status}, and ${operation.statuses.join(" or ")} is documented`;
  }
  return says(successFault(operation, answer));
}
