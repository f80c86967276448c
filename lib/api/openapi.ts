import { z } from "@/lib/zod";
import type { Endpoint, FileRule } from "./endpoint";
import { endpoints } from "./endpoints";

/** The document of GET /api/openapi.json, made from the schemas that check the requests. */

const errorSchema = z
  .looseObject({
    message: z.string().describe("For people, shown as it is"),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .describe("Some refusals say more, such as the right figures of an order as `quote`");

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== "$schema"));
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** What a successful answer holds; none where it has no body. */
function contentOf({ response, produces }: Endpoint) {
  if (response instanceof z.ZodUndefined) return undefined;
  if (produces) return { [produces]: {} };
  return { "application/json": { schema: jsonSchema(response, "output") } };
}

/** By token or by cookie; `{}` stands for nobody in particular, where that is allowed too. */
function securityOf({ access }: Endpoint): Record<string, string[]>[] {
  const signedIn: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }];
  if (access === "public") return [];
  return access === "guest" || access === "order" ? [{}, ...signedIn] : signedIn;
}

/** Whether a call has a successful answer without a body beside the one with it. */
function mayAnswerNothing({ status, response }: Endpoint): boolean {
  return status === 200 && response instanceof z.ZodOptional;
}

function answersOf(endpoint: Endpoint) {
  const content = contentOf(endpoint);
  return {
    [endpoint.status]: { description: endpoint.summary, ...(content && { content }) },
    ...(mayAnswerNothing(endpoint) && { 204: { description: endpoint.summary } }),
    default: {
      description: "A refusal",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    },
  };
}

/** Files beside the form's text fields; a binary part is a text without an encoding in OpenAPI 3.1. */
function formSchema(fields: z.ZodType, { field, summary, maxFiles, maxBytes }: FileRule) {
  const schema = jsonSchema(fields, "input") as { properties?: Record<string, object> };
  const files = {
    type: "array",
    maxItems: maxFiles,
    items: { type: "string", contentMediaType: "application/octet-stream" },
    description: `${summary}; at most ${maxFiles} files of at most ${maxBytes} bytes each`,
  };
  return { ...schema, properties: { ...schema.properties, [field]: files } };
}

function requestBodyOf({ body, multipart }: Endpoint) {
  if (multipart) {
    const schema = formSchema(multipart.fields, multipart.files);
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  if (!body) return undefined;
  return {
    required: true,
    content: { "application/json": { schema: jsonSchema(body, "input") } },
  };
}

function operationOf(name: string, endpoint: Endpoint) {
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
    ],
    ...(requestBody && { requestBody }),
    responses: answersOf(endpoint),
  };
}

/**
 * OpenAPI 3.1; `origin` is the public address of the shop, `sessionCookie` the cookie's name there.
 * Calls of the program to itself are left out.
 */
export function openApiDocument(origin: string, sessionCookie: string): Record<string, unknown> {
  const operations: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.access === "server") continue;
    operations[endpoint.path] = {
      ...operations[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Packaging shop", version: "1" },
    servers: [{ url: `${origin}/api` }],
    paths: operations,
    components: {
      schemas: { Error: jsonSchema(errorSchema, "output") },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookie,
          description: "Writes also need the header X-XSRF-TOKEN, equal to the cookie XSRF-TOKEN",
        },
      },
    },
  };
}
