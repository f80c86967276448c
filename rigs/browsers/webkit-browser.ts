import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort } from "@/e2e/support/free-port";
import { findControl, isAlive, type Browser, type Kind } from "./browser";
import { until } from "./until";

/** WebKitGTK's own browser for tests. */
const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";

/** What WebDriver calls an element in JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Call = <T>(method: "POST" | "GET" | "DELETE", path: string, body?: object) => Promise<T>;

/** @throws Error that says what to install */
function requirePrograms(): void {
  const missing = [MINI_BROWSER, DRIVER, XVFB].filter((program) => !existsSync(program));
  if (missing.length === 0) return;
  throw new Error(`apt install webkit2gtk-driver xvfb. Missing: ${missing.join(", ")}.`);
}

/** A display of its own and the driver, as child processes. */
async function startDriver() {
  requirePrograms();
  const display = `:${90 + (process.pid % 900)}`;
  const screen = spawn(XVFB, [display, "-screen", "0", "1400x1400x24"], { stdio: "ignore" });
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    // Root has no namespaces of its own in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: "ignore" });
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  await until("WebKitWebDriver", async () => call("GET", "/status"));
  return { call, stop };
}

/** WebKit by WebDriver, which has no events: messages are those since the page became alive. */
export async function openWebKit(): Promise<Browser> {
  const { call, stop } = await startDriver();
  try {
    return await openWindow(call, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function openWindow(call: Call, stop: () => void): Promise<Browser> {
  const options = { binary: MINI_BROWSER, args: ["--automation"] };
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const own: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const run: Browser["run"] = (work, ...args) =>
    own("POST", "/execute/sync", { script: `return (${String(work)})(...arguments)`, args });
  const find = (kind: Kind, name: string) =>
    until(`${kind} "${name}"`, async () => {
      const element = await run(findControl, kind, name);
      return (element as unknown as Record<string, string> | null)?.[ELEMENT];
    });
  const act = async (element: string, action: "click" | "value", body: object = {}) => {
    await own("POST", `/element/${element}/${action}`, body);
  };
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    async open(url) {
      await own("POST", "/url", { url });
      await until(`scripts of ${url}`, () => run(isAlive));
      await run(keepMessages);
    },
    async resize(width, height) {
      await own("POST", "/window/rect", { width, height });
      // The window has a title bar.
      const bar = height - (await run(() => innerHeight));
      await own("POST", "/window/rect", { width, height: height + bar });
    },
    run,
    load: (script) => own("POST", "/execute/sync", { script, args: [] }),
    press: async (kind, name) => act(await find(kind, name), "click"),
    type: async (name, text) => act(await find("field", name), "value", { text }),
    choose: async (name, text) => act(await find("field", name), "value", { text }),
    takeMessages: () => run(takeMessages),
    forget: () => own("DELETE", "/cookie"),
    async close() {
      await own("DELETE", "");
      stop();
    },
  };
}

/** Runs in the page. */
function keepMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  for (const type of ["error", "warn"] as const) {
    const original = console[type];
    console[type] = (...args: unknown[]) => {
      messages.push(`${type}: ${args.map(String).join(" ")}`);
      original(...args);
    };
  }
  addEventListener("error", ({ message }) => messages.push(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) =>
    messages.push(`uncaught: ${String(reason)}`),
  );
}

/** Runs in the page. */
function takeMessages(): string[] {
  const { messages } = window as unknown as { messages?: string[] };
  return messages?.splice(0) ?? [];
}
