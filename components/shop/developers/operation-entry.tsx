import type { ReactNode } from "react";
import type { Answer, Content, Operation, Schema } from "@/lib/api/openapi-document";
import type { Entry } from "./chapters";
import { Method } from "./method";
import { Prose } from "./prose";

interface Field {
  name: string;
  required: boolean;
  schema: Schema;
}

/** The fields of an object schema; for a union, those of its first member. */
export function listFields(schema: Schema | undefined): Field[] {
  const { properties = {}, required = [], anyOf } = schema ?? {};
  if (anyOf?.[0]) return listFields(anyOf[0]);
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

/** Describes a schema: "text, 1 to 64 characters", "one of a, b", "list of text". */
export function describeKind(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describeKind))].join(" or ");
  if (schema.type === "array")
    return `list of ${schema.items ? describeKind(schema.items) : "values"}`;
  const type = [schema.type ?? "value"].flat().map((name) => KINDS[name] ?? name);
  return [schema.format ?? type.join(" or "), getBounds(schema)].filter(Boolean).join(", ");
}

function getBounds({ minimum, maximum, minLength, maxLength }: Schema): string {
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters`;
  // An integer schema without an upper bound has the maximum safe integer here.
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (most !== undefined) return `${minimum ?? "up"} to ${most}`;
  return minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `at least ${minimum}` : "";
}

function Fields({ fields }: { fields: readonly Field[] }) {
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
            {describeKind(schema)}
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

/** Documents one call: permission, parameters and responses. */
export function OperationEntry({ method, path, operation }: Entry) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const [what, ...conditions] = description.split("\n\n");
  return (
    <section id={operationId} aria-label={summary} className="api-operation">
      <h2>{summary}</h2>
      <p className="call">
        <Method method={method} />
        <code>{path}</code>
      </p>
      <p>{what && <Prose text={what} />}</p>
      <p className="conditions">
        {whoMayCall(operation)} <Prose text={conditions.join(" ")} />
      </p>
      <Part title="In the address" fields={parameters.map(parameterField)} />
      {Object.entries(requestBody?.content ?? {}).map(([type, content]) => (
        <Part key={type} title={`Body, ${type}`} fields={listFields(content.schema)}>
          <Example content={content} />
        </Part>
      ))}
      {Object.entries(responses).map(([status, answer]) =>
        "$ref" in answer ? null : <Reply key={status} status={status} answer={answer} />,
      )}
    </section>
  );
}

function whoMayCall({ security }: Operation): string {
  if (security.length === 0) return "Open to everybody.";
  const isOptional = security.some((way) => Object.keys(way).length === 0);
  const byKey = security.some((way) => "apiKey" in way) ? " or an API key" : "";
  return isOptional
    ? `A session${byKey} counts where there is one.`
    : `Asks for a session${byKey}.`;
}

const parameterField = ({ name, required, schema }: Operation["parameters"][number]): Field => ({
  name,
  required,
  schema,
});

function Reply({ status, answer }: { status: string; answer: Answer }) {
  return (
    <Part title={`Answer ${status}: ${answer.description}`} fields={[]} shown>
      {Object.entries(answer.content ?? {}).map(([type, content]) =>
        content.example === undefined ? (
          <p key={type} className="conditions">
            {type}
          </p>
        ) : (
          <Example key={type} content={content} />
        ),
      )}
    </Part>
  );
}

interface PartProps {
  title: string;
  fields: readonly Field[];
  /** Shows the part even without fields. */
  shown?: boolean;
  children?: ReactNode;
}

function Part({ title, fields, shown = false, children }: PartProps) {
  if (fields.length === 0 && !shown && !children) return null;
  return (
    <div>
      <h3>{title}</h3>
      <Fields fields={fields} />
      {children}
    </div>
  );
}

function Example({ content: { example } }: { content: Content }) {
  if (example === undefined) return null;
  return (
    <pre tabIndex={0}>
      <code>{JSON.stringify(example, null, 2)}</code>
    </pre>
  );
}
