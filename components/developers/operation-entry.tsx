import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { Answer, Content, Operation } from "@/lib/api/openapi-document";
import { Fields, fieldsOf, type Field } from "./fields";
import { Prose } from "./prose";

export interface Entry {
  /** In lower case. */
  method: string;
  path: string;
  operation: Operation;
}

/** One call: its name at a glance, the rest once it is opened. It needs no script. */
export function OperationEntry({ method, path, operation }: Entry) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const [what, ...conditions] = description.split("\n\n");
  return (
    <details id={operationId} className="group scroll-mt-28">
      <summary className="flex cursor-pointer list-none items-center gap-x-3 py-3 hover:bg-muted/60 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 gap-x-4 sm:flex sm:items-baseline">
          <span className="flex min-w-0 items-baseline gap-2.5 sm:w-1/2">
            <Method method={method} />
            <code className="min-w-0 text-[0.9375rem] break-words">{path}</code>
          </span>
          <span className="block text-muted-foreground max-sm:mt-1 sm:flex-1">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground group-open:rotate-180"
        />
      </summary>
      <div className="space-y-5 pt-1 pb-8">
        <p className="measure">{what && <Prose text={what} />}</p>
        <p className="measure text-sm text-muted-foreground">
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
      </div>
    </details>
  );
}

const VARIANTS: Record<string, "outline" | "signal"> = {
  get: "outline",
  delete: "signal",
};

function Method({ method }: { method: string }) {
  return (
    <Badge variant={VARIANTS[method]} className="w-16 justify-center">
      {method.toUpperCase()}
    </Badge>
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
          <p key={type} className="text-sm text-muted-foreground">
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
      <h3 className="text-sm font-semibold">{title}</h3>
      <Fields fields={fields} />
      {children}
    </div>
  );
}

function Example({ content: { example } }: { content: Content }) {
  if (example === undefined) return null;
  return (
    <pre
      tabIndex={0}
      className="mt-2 overflow-x-auto rounded-md border bg-card p-3 text-[0.8125rem] leading-relaxed"
    >
      <code>{JSON.stringify(example, null, 2)}</code>
    </pre>
  );
}
