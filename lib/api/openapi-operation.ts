import { toJSONSchema } from "zod";
import { z } from "@/lib/base/input/zod";
import { MEMORY_LIMITS } from "@/lib/http/limits/limits";
import { findKeyScope, type Endpoint, type FileRule } from "./endpoint";
import type { EndpointName } from "./endpoints";
import { readExample } from "./examples";
import type { Operation, Parameter, Schema } from "./openapi-document";

export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const json = toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // The example of the whole body has those of its fields.
    override: ({ jsonSchema: part }) => delete part.example,
  });
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== "$schema"));
}

function listParameters(schema: z.ZodType | undefined, place: "path" | "query"): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(property.description && { description: property.description }),
    schema: property,
  }));
}

/** Returns the content of a successful answer; none when it has no body. */
function toContent({ response, produces, alsoProduces = [] }: Endpoint, example: unknown) {
  if (response instanceof z.ZodUndefined) return undefined;
  const files = Object.fromEntries(alsoProduces.map((type) => [type, {}]));
  if (produces) return { [produces]: {}, ...files };
  return {
    "application/json": { schema: jsonSchema(response, "output"), example },
    ...files,
  };
}

/**
 * By token, by cookie, or by an API key with the named permission; `{}` when calls without credentials are allowed too.
 */
function listSecurity(endpoint: Endpoint): Record<string, string[]>[] {
  const { access } = endpoint;
  const scope = findKeyScope(endpoint);
  const byKey = scope ? [{ apiKey: [scope] }] : [];
  const signedIn: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }, ...byKey];
  if (access === "public") return [];
  return access === "guest" || access === "order" ? [{}, ...signedIn] : signedIn;
}

const SUCCESS: Record<NonNullable<Endpoint["status"]>, string> = {
  200: "Done",
  201: "Made",
  202: "Taken; what follows from it comes later",
  204: "Done; there is nothing to say",
  302: "The browser is sent on by `Location`",
};

const MADE_BEFORE = "It was made before; the same answer";

/** Reports whether a call may also succeed without a body. */
function mayAnswerNothing({ status = 200, response }: Endpoint): boolean {
  return status === 200 && response instanceof z.ZodOptional;
}

function toAnswers(endpoint: Endpoint, example: unknown) {
  const content = toContent(endpoint, example);
  const { status = 200 } = endpoint;
  return {
    [status]: { description: SUCCESS[status], ...(content && { content }) },
    ...(endpoint.isRepeatable && {
      200: { description: MADE_BEFORE, ...(content && { content }) },
    }),
    ...(mayAnswerNothing(endpoint) && { 204: { description: SUCCESS[204] } }),
    default: { $ref: "#/components/responses/Refusal" },
  };
}

/** Adds the files to the form's text fields. In OpenAPI 3.1 a binary part is a string without an encoding. */
function formSchema(fields: z.ZodType, { field, summary, maxFiles, maxBytes }: FileRule): Schema {
  const schema = jsonSchema(fields, "input");
  const files = {
    type: "array",
    maxItems: maxFiles,
    items: { type: "string", contentMediaType: "application/octet-stream" },
    description: `${summary}; at most ${maxFiles} files of at most ${maxBytes} bytes each`,
  };
  return { ...schema, properties: { ...schema.properties, [field]: files } };
}

function toRequestBody(
  { body, mayBeCsv, multipart, signed, bytes }: Endpoint,
  example: unknown,
): Operation["requestBody"] {
  if (bytes) return { required: true, content: { "application/octet-stream": { schema: {} } } };
  if (signed) return { required: true, content: { "application/json": { schema: {} } } };
  if (multipart) {
    const schema = formSchema(multipart.fields, multipart.files);
    const json = multipart.mayBeJson && { schema: jsonSchema(multipart.fields, "input"), example };
    const content = { "multipart/form-data": { schema, example } };
    return { required: true, content: { ...content, ...(json && { "application/json": json }) } };
  }
  if (!body) return undefined;
  return {
    required: true,
    content: {
      "application/json": { schema: jsonSchema(body, "input"), example },
      ...(mayBeCsv && { "text/csv": { schema: { type: "string" } } }),
    },
  };
}

/** Returns the headers with the signature of a signed request. */
function listHeaders({ signed }: Endpoint): Parameter[] {
  return Object.entries(signed?.headers ?? {}).map(([name, description]) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  }));
}

/** Describes who may call and how often, which the row has but no schema. */
function getConditions(endpoint: Endpoint): string {
  const { access, keyScope, limit, signed } = endpoint;
  const { points } = MEMORY_LIMITS[limit];
  if (signed) return `At most ${points} calls a minute from one address may be refused.`;
  const isPermission = !["public", "guest", "order"].includes(access);
  const needs = isPermission ? `Needs the permission \`${access}\`. ` : "";
  const keyNeeds = keyScope ? `An API key needs the permission \`${keyScope}\`. ` : "";
  return `${needs}${keyNeeds}At most ${points} calls a minute from one address.`;
}

/** Returns one operation of the document, made from its row. */
export function describeOperation(name: EndpointName, endpoint: Endpoint): Operation {
  const { body, answer } = readExample(name);
  const requestBody = toRequestBody(endpoint, body);
  return {
    operationId: name,
    tags: [endpoint.chapter],
    summary: endpoint.summary,
    description: `${endpoint.description}\n\n${getConditions(endpoint)}`,
    security: listSecurity(endpoint),
    parameters: [
      ...listParameters(endpoint.params, "path"),
      ...listParameters(endpoint.query, "query"),
      ...listHeaders(endpoint),
    ],
    ...(requestBody && { requestBody }),
    responses: toAnswers(endpoint, answer),
  };
}
