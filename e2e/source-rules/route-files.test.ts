import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ignoresSession, type Endpoint } from "@/lib/api/endpoint";
import { endpoints, type EndpointName } from "@/lib/api/endpoints";
import { parseSource, sourceFiles, type SourceFile } from "./source-files";

/**
 * Checks that `route()` builds every method that a route file exports, so that none skips the checks of rate limit,
 * access and input, and that it is the endpoint for its file and method.
 */

interface Checked {
  faults: string[];
  /** "POST /orders" */
  served: string[];
}

function findCall(node: ts.Node | undefined, name: string): ts.CallExpression | undefined {
  const isCall = node && ts.isCallExpression(node) && ts.isIdentifier(node.expression);
  return isCall && node.expression.text === name ? node : undefined;
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** app/api/orders/[id]/route.ts → /orders/{id} */
function getAddress(fileName: string): string {
  return fileName.replace(/^app\/api|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, "{$1}");
}

function checkHandler(file: SourceFile, property: ts.ObjectLiteralElementLike): Checked {
  const method = property.name?.getText() ?? property.getText();
  const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  const seeing = findCall(value, "routeSeeing");
  const built = seeing ?? findCall(value, "route");
  const name = built && /^\w+Endpoints\.(\w+)$/.exec(built.arguments[0]?.getText() ?? "")?.[1];
  if (!name) return { faults: [`${file.name}: ${method} is not built by route()`], served: [] };
  const endpoint: Endpoint = endpoints[name as EndpointName];
  const served = `${method} ${getAddress(file.name)}`;
  const declared = endpoint.call;
  const faults = served === declared ? [] : [`${file.name}: ${served} answers for ${declared}`];
  const { access, params, body, bytes, multipart } = endpoint;
  if (access === "order" && params && (body ?? bytes ?? multipart) && !seeing) {
    faults.push(`${file.name}: ${served} judges nobody before it reads the body: routeSeeing()`);
  }
  if (ignoresSession(endpoint) && readsCaller(built)) {
    faults.push(`${file.name}: ${served} reads who calls, and its endpoint sees visitors alone`);
  }
  return { faults, served: [declared] };
}

/** A public endpoint treats every caller as a visitor: its `identity` names nobody, and it has no `actor`. */
function readsCaller(node: ts.Node): boolean {
  if (ts.isBindingElement(node)) {
    return ["identity", "actor"].includes((node.propertyName ?? node.name).getText());
  }
  return node.forEachChild((child) => readsCaller(child) || undefined) ?? false;
}

function checkExport(file: SourceFile, statement: ts.Statement): Checked {
  const declaration = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]
    : undefined;
  if (findCall(declaration?.initializer, "unknownResource")) return { faults: [], served: [] };
  const table = findCall(declaration?.initializer, "resource")?.arguments[0];
  if (!table || !ts.isObjectLiteralExpression(table)) {
    const opening = statement.getText().split("\n")[0] ?? "";
    return { faults: [`${file.name}: ${opening} is not built by resource()`], served: [] };
  }
  return merge(table.properties.map((property) => checkHandler(file, property)));
}

function merge(parts: readonly Checked[]): Checked {
  return {
    faults: parts.flatMap(({ faults }) => faults),
    served: parts.flatMap(({ served }) => served),
  };
}

function checkRouteFile(file: SourceFile): Checked {
  const exported = file.tree.statements.filter(
    (statement) => isExported(statement) || ts.isExportDeclaration(statement),
  );
  return merge(exported.map((statement) => checkExport(file, statement)));
}

describe("route files", () => {
  const checked = merge(sourceFiles("app/api/**/route.ts").map(checkRouteFile));

  it("export only handlers that route() built for their own path", () => {
    expect(checked.faults).toEqual([]);
  });

  it("serve every endpoint of the table once", () => {
    const declared = Object.values(endpoints).map(({ call }) => call);
    expect([...checked.served].sort()).toEqual([...declared].sort());
  });

  it.each([
    ["a plain function", "export async function POST() {}"],
    ["a handler of its own", "export const POST = async () => new Response();"],
    ["a handler slipped into a resource", "export const { POST } = resource({ POST: handle });"],
    ["another module's handler", 'export { POST } from "./handler";'],
    [
      "another address",
      "export const { POST } = resource({ POST: route(cartEndpoints.quoteCart, f) });",
    ],
  ])("are refused with %s", (_, text) => {
    expect(checkRouteFile(parseSource("app/api/orders/route.ts", text)).faults).toHaveLength(1);
  });
});

it.each(["identity", "actor"])("a public endpoint does not read %s", (name) => {
  const text = `export const { GET } = resource({ GET: route(cartEndpoints.listShippingWays, ({ ${name} }) => f(${name})) });`;
  const { faults } = checkRouteFile(parseSource("app/api/shipping-ways/route.ts", text));
  expect(faults).toEqual([expect.stringContaining("sees visitors alone")]);
});

describe("admin pages", () => {
  const pages = sourceFiles("app/?language?/{admin,?preview?/admin}/**/page.tsx");

  it("are found", () => expect(pages.length).toBeGreaterThan(0));

  it.each(pages.map((file) => [file.name, file.tree.getText()]))(
    "%s checks its permission itself",
    (_, text) => expect(text).toMatch(/await requireAdmission\(/),
  );
});
