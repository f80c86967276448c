import type { Schema } from "@/lib/api/openapi-document";
import { Prose } from "./prose";

export interface Field {
  name: string;
  required: boolean;
  schema: Schema;
}

/** The fields of an object; of several kinds of objects the first is told. */
export function fieldsOf(schema: Schema | undefined): Field[] {
  const { properties = {}, required = [], anyOf } = schema ?? {};
  if (anyOf?.[0]) return fieldsOf(anyOf[0]);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: field,
  }));
}

const KINDS: Record<string, string> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
  object: "fields",
};

/** "text, 1 to 64 characters", "one of a, b", "list of text" */
export function kindOf(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? kindOf(schema.items) : "values"}`;
  const type = [schema.type ?? "value"].flat().map((name) => KINDS[name] ?? name);
  return [schema.format ?? type.join(" or "), boundsOf(schema)].filter(Boolean).join(", ");
}

function boundsOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters`;
  // What only says that JavaScript could count no further says nothing.
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (most !== undefined) return `${minimum ?? "up"} to ${most}`;
  return minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `at least ${minimum}` : "";
}

/** What a call takes, one line each. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <dl>
      {fields.map(({ name, required, schema }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {required && " required"}
          </dt>
          <dd>
            {kindOf(schema)}
            {schema.description && (
              <p>
                <Prose text={schema.description} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
