import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Endpoint } from "@/lib/api/endpoint";
import { AppError } from "@/lib/base/errors";
import { sameCaseId } from "@/lib/base/ids/uuid";
import type { UploadedFile } from "@/lib/files/uploads";
import { readMultipart } from "./body/multipart";
import { hasNoBody, isCsv, isJson, readBytes, readJson, readText } from "./body/request-body";

/** Reads what a request sends to an endpoint, by the schemas of its row. */

/** Parameters that cannot name anything mean an address that does not exist. */
export async function readParams(
  { params: schema }: Endpoint,
  params: Promise<unknown>,
): Promise<unknown> {
  const result = schema?.safeParse(inOneCase(await params));
  if (result && !result.success)
    throw new AppError("not_found", "There is nothing at this address.");
  return result?.data;
}

/** Ids are compared with rows and used in cache tags, so handlers get them in the rows' spelling. */
const inOneCase = (params: unknown) =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? sameCaseId(value) : value,
    ]),
  );

export const hasBody = ({ body, multipart, signed, bytes }: Endpoint) =>
  [body, multipart, signed, bytes].some((input) => input !== undefined);

/** Reads the request's input; the files of a form exist while the handler works. */
export async function withInput<T>(
  endpoint: Endpoint,
  request: NextRequest,
  handle: (input: { body: unknown; files: UploadedFile[] }) => Promise<T>,
): Promise<T> {
  const { multipart } = endpoint;
  if (!multipart) return handle({ body: await readBody(endpoint, request), files: [] });
  const { fields, files: rule, mayBeJson } = multipart;
  if (mayBeJson && isJson(request)) {
    return handle({ body: await parse(fields, readJson(request)), files: [] });
  }
  const upload = await readMultipart(request, rule);
  try {
    return await handle({ body: fields.parse(upload.fields), files: upload.files });
  } finally {
    await upload.discard();
  }
}

async function readBody(endpoint: Endpoint, request: NextRequest): Promise<unknown> {
  const { body: schema, signed, bytes = signed, mayBeCsv, maxBytes } = endpoint;
  if (bytes) return readBytes(request, bytes.maxBytes);
  if (!schema) return undefined;
  if (hasNoBody(request) && schema.safeParse(undefined).success) return undefined;
  const sent = mayBeCsv && isCsv(request) ? readText : readJson;
  return parse(schema, sent(request, maxBytes));
}

export async function parse(schema: z.ZodType | undefined, input: unknown): Promise<unknown> {
  return schema ? schema.parse(await input) : undefined;
}
