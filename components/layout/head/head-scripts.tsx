import { serverPaths } from "@/lib/base/server-paths";
import { STORAGE_KEYS } from "@/lib/client/storage";
import type { ShownAnnouncement } from "@/lib/shop/content/announcement";
import { inlineScript } from "./inline-script";
import { recordPresses } from "./record-presses";
import { registerWorker } from "./register-worker";
import { setTheme } from "./set-theme";
import { showAnnouncement } from "./show-announcement";
import { showCart } from "./show-cart";

interface HeadScriptProps<Input> {
  run: (input: Input) => void;
  input: Input;
}

/** A script that runs while the head is parsed, before all others; its input is escaped by `inlineScript`. */
function HeadScript<Input>({ run, input }: HeadScriptProps<Input>) {
  return <script dangerouslySetInnerHTML={{ __html: inlineScript(run, input) }} />;
}

interface HeadScriptsProps {
  announcement: ShownAnnouncement | null;
  hasOfflinePage: boolean;
}

const moment = (text: string | null) => (text === null ? 0 : new Date(text).getTime());

export function HeadScripts({ announcement, hasOfflinePage }: HeadScriptsProps) {
  const { theme, cart, token, announcement: key } = STORAGE_KEYS;
  return (
    <>
      <HeadScript run={setTheme} input={theme} />
      <HeadScript run={showCart} input={{ cart, token }} />
      <HeadScript run={recordPresses} input={null} />
      {hasOfflinePage && <HeadScript run={registerWorker} input={serverPaths.offlineWorker} />}
      {announcement && (
        <HeadScript
          run={showAnnouncement}
          input={{
            key,
            id: announcement.id,
            from: moment(announcement.from),
            to: moment(announcement.to),
          }}
        />
      )}
    </>
  );
}
