import ts from "typescript";
import { describe, expect, it } from "vitest";
import {
  hasDirective,
  resolveImport,
  runtimeImports,
  sourceFiles,
  type SourceFile,
} from "./source-files";

/** Rules of the house that need a look into the code; import directions are dependency-cruiser's. */

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Functions of lib/http that decide rate, access, input and the shape of refusals. */
const BUILDERS = new Set(["route", "routes", "notFoundRoute"]);

const isExported = (statement: ts.VariableStatement) =>
  statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;

function isBuilt(initializer: ts.Expression | undefined): boolean {
  return (
    initializer !== undefined &&
    ts.isCallExpression(initializer) &&
    ts.isIdentifier(initializer.expression) &&
    BUILDERS.has(initializer.expression.text)
  );
}

/** Names that a route file exports without `route()`, methods or not. */
function unbuiltExports({ tree }: SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement) && isExported(statement)) {
      return statement.declarationList.declarations
        .filter((declaration) => !isBuilt(declaration.initializer))
        .map((declaration) => declaration.name.getText());
    }
    if (ts.isFunctionDeclaration(statement) && METHODS.has(statement.name?.text ?? "")) {
      return [statement.name?.text ?? ""];
    }
    return ts.isExportDeclaration(statement) ? [statement.getText()] : [];
  });
}

describe("route files", () => {
  it("export nothing but handlers that route() built", () => {
    const routes = sourceFiles("app/{api,media}/**/route.ts");
    const unbuilt = routes.flatMap((file) =>
      unbuiltExports(file).map((name) => `${file.name}: ${name}`),
    );
    expect(unbuilt).toEqual([]);
  });
});

describe("the fence between server and browser", () => {
  const files = new Map(
    sourceFiles("{app,components,lib}/**/*.{ts,tsx}").map((file) => [file.name, file]),
  );
  const known = new Set(files.keys());

  /** The way by which a client module reaches one that is `server-only`, if there is any. */
  function wayToTheServer(name: string, seen: Set<string>): string[] | undefined {
    const file = files.get(name);
    if (!file || seen.has(name)) return undefined;
    seen.add(name);
    const imports = runtimeImports(file);
    if (imports.includes("server-only")) return [name];
    for (const specifier of imports) {
      const target = resolveImport(specifier, name, known);
      const way = target && wayToTheServer(target, seen);
      if (way) return [name, ...way];
    }
    return undefined;
  }

  it("is not crossed by any client component", () => {
    const clients = [...files.values()].filter((file) => hasDirective(file, "use client"));
    expect(clients.length).toBeGreaterThan(0);
    const crossings = clients.flatMap((file) => {
      const way = wayToTheServer(file.name, new Set());
      return way ? [way.join(" → ")] : [];
    });
    expect(crossings).toEqual([]);
  });

  it("is marked wherever a module touches the database, mail or secrets", () => {
    const secrets = /^(pg|pg-boss|nodemailer|@prisma\/.+|.*\/generated\/client|sharp)$/;
    const unmarked = [...files.values()]
      .filter(
        ({ name }) => name.startsWith("lib/") && !/^lib\/(db\/generated|testing)\//.test(name),
      )
      .filter((file) => runtimeImports(file).some((specifier) => secrets.test(specifier)))
      .filter((file) => !runtimeImports(file).includes("server-only"))
      .map((file) => file.name);
    expect(unmarked).toEqual([]);
  });
});
