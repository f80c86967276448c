import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  hasDirective,
  resolveImport,
  runtimeImports,
  sourceFiles,
  type SourceFile,
} from "./source-files";

const files = new Map(
  sourceFiles("{app,components,lib}/**/*.{ts,tsx}").map((file) => [file.name, file]),
);
const known = new Set(files.keys());

/** Returns the import path from a module to one that is `server-only`; undefined if there is none. */
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

/** The modules that run on the server, and those marked "use client" that they import. */
function walkServer(): { server: SourceFile[]; boundaries: string[] } {
  const server = new Set<SourceFile>();
  const boundaries = new Set<string>();
  const walk = (name: string) => {
    const file = files.get(name);
    if (!file || server.has(file)) return;
    if (hasDirective(file, "use client")) return void boundaries.add(name);
    server.add(file);
    for (const specifier of runtimeImports(file)) {
      const target = resolveImport(specifier, name, known);
      if (target) walk(target);
    }
  };
  for (const name of known) if (/^(app|lib\/runtime)\//.test(name)) walk(name);
  return { server: [...server], boundaries: [...boundaries] };
}

/** Browser APIs that Next refuses in a module of the server. */
const OF_BROWSER =
  /\b(?:Component|PureComponent|createContext|flushSync|useActionState|useDeferredValue|useEffect|useEffectEvent|useImperativeHandle|useInsertionEffect|useLayoutEffect|useOptimistic|useReducer|useRef|useState|useSyncExternalStore|useTransition|useFormStatus|useLinkStatus|useParams|usePathname|useRouter|useSearchParams|useSelectedLayoutSegments?)\b/;
const FRAMEWORK =
  /^import (?!type )([^;]+) from "(?:react|react-dom|next\/(?:link|navigation))";/gm;

describe("the fence between server and browser", () => {
  it("is not crossed by any client component", () => {
    const clients = [...files.values()].filter((file) => hasDirective(file, "use client"));
    expect(clients.length).toBeGreaterThan(0);
    const crossings = clients.flatMap((file) => {
      const way = wayToTheServer(file.name, new Set());
      return way ? [way.join(" → ")] : [];
    });
    expect(crossings).toEqual([]);
  });

  it("is marked by “use client” exactly where the server hands over to the browser", () => {
    const { server, boundaries } = walkServer();
    const marked = [...files.values()].filter((file) => hasDirective(file, "use client"));
    const unmarked = server.filter(({ tree }) =>
      [...tree.text.matchAll(FRAMEWORK)].some(([, names = ""]) =>
        OF_BROWSER.test(names.replace(/\btype \w+/g, "")),
      ),
    );
    expect(unmarked.map(({ name }) => name)).toEqual([]);
    expect(marked.map(({ name }) => name).sort()).toEqual(boundaries.sort());
  });

  it("is marked in every module that uses the database, email, pictures or secrets", () => {
    const guarded = /^(pg|pg-boss|nodemailer|sharp|@prisma\/.+|.*\/generated\/client)$/;
    const command = /^lib\/(db\/generated|runtime)\//;
    const unmarked = [...files.values()]
      .filter(({ name }) => name.startsWith("lib/") && !command.test(name))
      .map((file) => ({ name: file.name, imports: runtimeImports(file) }))
      .filter(({ imports }) => imports.some((specifier) => guarded.test(specifier)))
      .filter(({ imports }) => !imports.includes("server-only"))
      .map(({ name }) => name);
    expect(unmarked).toEqual([]);
  });

  it("does not run through lib/client, which runs only in the browser", () => {
    const ofServer = [...files.values()]
      .filter(({ name }) => name.startsWith("lib/client/"))
      .filter((file) => runtimeImports(file).includes("server-only"))
      .map(({ name }) => name);
    expect(ofServer).toEqual([]);
  });

  it("keeps modules that Node runs directly free of aliases and of the fence, with file extensions", () => {
    const named =
      readFileSync("next.config.ts", "utf8").match(/lib\/http\/cache\/[\w/-]+\.ts/g) ?? [];
    const reached = new Set<string>();
    const reach = (name: string): string[] => {
      const file = files.get(name);
      if (!file || reached.has(name)) return [];
      reached.add(name);
      const imports = runtimeImports(file);
      const unreadable = imports.filter(
        (specifier) =>
          specifier === "server-only" || /^(@\/|\.\.?\/(?!.*\.(ts|mjs|json)$))/.test(specifier),
      );
      const further = imports.flatMap((specifier) => {
        const target = resolveImport(specifier, name, known);
        return target ? reach(target) : [];
      });
      return [...unreadable.map((specifier) => `${name}: ${specifier}`), ...further];
    };
    expect(named.length).toBeGreaterThan(1);
    expect(["lib/runtime/web.ts", ...named].flatMap(reach)).toEqual([]);
  });
});
