/** The parts of OpenAPI 3.1 that the shop's document uses. */

/** The part of JSON Schema that is shown to people. */
export interface Schema {
  type?: string | string[];
  contentMediaType?: string;
  maxItems?: number;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
}

export interface Content {
  schema?: Schema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Schema;
  description?: string;
}

export interface Answer {
  description: string;
  content?: Record<string, Content>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  /** Alternatives. `{}` means without credentials; an empty list means open to everybody. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, Answer | { $ref: string }>;
}

export type WebhookOperation = Pick<
  Operation,
  "summary" | "description" | "parameters" | "requestBody"
> & {
  responses: Record<string, { description: string }>;
};

export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown> & { title: string; description: string };
  servers: { url: string }[];
  tags: readonly { name: string; description: string }[];
  /** Keyed by path, then by method in lower case. */
  paths: Record<string, Record<string, Operation>>;
  /** Webhook bodies by event. */
  webhooks: Record<string, { post: WebhookOperation }>;
  components: Record<string, Record<string, unknown>>;
}
