import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The program's own modules as syntax trees, for rules that no linter knows. */

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  name: string;
  tree: ts.SourceFile;
}

export function parseSource(name: string, text: string): SourceFile {
  return { name, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) };
}

/** The texts of all modules that match, tests aside. */
export function sourceTexts(pattern: string): { name: string; text: string }[] {
  return globSync(pattern)
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !name.endsWith(".d.ts") && !name.includes(".test."))
    .sort()
    .map((name) => ({ name, text: readFileSync(name, "utf8") }));
}

/** The same as trees, which take some seconds for all of the program. */
export const sourceFiles = (pattern: string): SourceFile[] =>
  sourceTexts(pattern).map(({ name, text }) => parseSource(name, text));

/** Whether the module opens with `directive`, such as "use client". */
export function hasDirective({ tree }: SourceFile, directive: string): boolean {
  return tree.statements.some(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isStringLiteral(statement.expression) &&
      statement.expression.text === directive,
  );
}

/** What the module imports or re-exports at run time: types leave no trace. */
export function runtimeImports({ tree }: SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const isTypeOnly = isImport
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const from = statement.moduleSpecifier;
    return !isTypeOnly && from && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

/** The file that `specifier` names when `importer` says it; undefined for packages. */
export function resolveImport(
  specifier: string,
  importer: string,
  known: ReadonlySet<string>,
): string | undefined {
  const isOurs = specifier.startsWith("@/") || specifier.startsWith(".");
  if (!isOurs) return undefined;
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(importer), specifier);
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate));
}
