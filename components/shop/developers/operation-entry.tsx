import type { ReactNode } from "react";
import type { Answer, Content, Operation } from "@/lib/api/openapi-document";
import type { Entry } from "./chapters";
import { Fields, fieldsOf, type Field } from "./fields";
import { Method } from "./method";
import { Prose } from "./prose";

/** One call: who may make it, what it takes, what it answers. */
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
        <Part key={type} title={`Body, ${type}`} fields={fieldsOf(content.schema)}>
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
  return isOptional ? "A session counts where there is one." : "Asks for a session.";
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
  /** Also without fields. */
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
