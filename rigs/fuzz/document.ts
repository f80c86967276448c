import { fromJSONSchema } from "zod";
import type { z } from "@/lib/base/input/zod";
import type { JsonSchema } from "@/e2e/support/arbitrary/json-arbitrary";

/** The part of the shop's OpenAPI document that the fuzzer reads of one call. */

interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}

interface Content {
  schema?: JsonSchema;
}

interface DocumentedOperation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: { Error: JsonSchema } };
}

export interface Operation {
  name: string;
  method: string;
  /** The path with its parameters in braces. */
  path: string;
  parameters: Parameter[];
  json?: JsonSchema;
  form?: JsonSchema;
  /** The statuses of successful responses. */
  statuses: number[];
  /** Content types of successful responses; empty if they have no body. */
  contentTypes: string[];
  /** The schema of a successful JSON response. */
  answer?: z.ZodType;
}

export interface Api {
  operations: Operation[];
  refusal: z.ZodType;
}

const checkerSchema = (schema: JsonSchema): z.ZodType => fromJSONSchema(schema as never);

function toOperation(method: string, path: string, told: DocumentedOperation): Operation {
  const codes = Object.keys(told.responses).filter((code) => code !== "default");
  const contents = told.responses[codes[0] ?? ""]?.content ?? {};
  const contentTypes = Object.keys(contents);
  const schema = contents["application/json"]?.schema;
  const body = told.requestBody?.content;
  const json = body?.["application/json"]?.schema;
  const form = body?.["multipart/form-data"]?.schema;
  return {
    name: told.operationId,
    method: method.toUpperCase(),
    path,
    parameters: told.parameters,
    statuses: codes.map(Number),
    ...(json && { json }),
    ...(form && { form }),
    contentTypes,
    ...(schema && { answer: checkerSchema(schema) }),
  };
}

/** Fetches the document from a running shop. */
export async function readApi(origin: string): Promise<Api> {
  const response = await fetch(`${origin}/api/openapi.json`);
  const { paths, components } = (await response.json()) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => toOperation(method, path, told)),
  );
  return { operations, refusal: checkerSchema(components.schemas.Error) };
}
