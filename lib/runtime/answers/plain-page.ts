import type { IncomingMessage, ServerResponse } from "node:http";
import { RETRY_SECONDS } from "../../api/route/retry-seconds.ts";
import { LANGUAGE_TAGS, splitLanguage, type Language } from "../../base/http/languages.ts";

/** Text of a plain page. Trusted text of the shop; it is not escaped. */
interface PlainText {
  title: string;
  text: string;
  /** HTML. */
  link: string;
}

/**
 * A page without rendering, for when nothing else works. Its translations are here, apart from the dictionaries of
 * pages that Next renders.
 */
export interface PlainPage {
  status: number;
  in: Readonly<Record<Language, PlainText>>;
  /** Seconds after which the request may be repeated, when known. */
  retryAfter?: number;
}

/** Replaces Next's answer when a page could not read its data. */
export const OUTAGE: PlainPage = {
  status: 503,
  in: {
    en: {
      title: "The shop is not available right now",
      text: "Something that it needs is not answering. This usually passes within a minute. What is in your cart stays there.",
      link: '<a href="">Try again</a>',
    },
    hi: {
      title: "दुकान अभी उपलब्ध नहीं है",
      text: "दुकान को जिसकी ज़रूरत है, वह जवाब नहीं दे रहा। आम तौर पर यह एक मिनट में ठीक हो जाता है। आपकी कार्ट में जो है, वह वहीं रहेगा।",
      link: '<a href="">फिर कोशिश करें</a>',
    },
  },
  retryAfter: RETRY_SECONDS,
};

/** Replaces the two words that Next sends when a handler that writes documents failed. */
export const FAILURE: PlainPage = {
  status: 500,
  in: {
    en: {
      title: "Something went wrong",
      text: "This page could not be made. It was noted. What is in your cart stays there.",
      link: '<a href="">Try again</a> or <a href="/">go to the home page</a>',
    },
    hi: {
      title: "कुछ गड़बड़ हो गई",
      text: "यह पेज नहीं बन सका। हमने इसे दर्ज कर लिया है। आपकी कार्ट में जो है, वह वहीं रहेगा।",
      link: '<a href="">फिर कोशिश करें</a> या <a href="/hi">होम पेज पर जाएँ</a>',
    },
  },
};

/** Refuses a client that had too many pages rendered. */
export const pageOverLimit = (seconds: number): PlainPage => ({
  status: 429,
  in: {
    en: {
      title: "One moment, please",
      text: `Many pages were opened from your network in the last minute. Wait ${seconds} seconds, then reload this page.`,
      link: '<a href="/">Go to the home page</a>',
    },
    hi: {
      title: "कृपया थोड़ा रुकें",
      text: `पिछले एक मिनट में आपके नेटवर्क से बहुत सारे पेज खोले गए। ${seconds} सेकंड रुकें, फिर यह पेज दोबारा लोड करें।`,
      link: '<a href="/hi">होम पेज पर जाएँ</a>',
    },
  },
  retryAfter: seconds,
});

const html = (language: Language, { title, text, link }: PlainText) => `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { margin: 15vh auto; max-width: 32rem; padding: 0 1.5rem; color-scheme: light dark;
    font: 1.0625rem/1.6 system-ui, sans-serif }
  h1 { font-size: 1.75rem; line-height: 1.2 }
</style>
<h1>${title}</h1>
<p>${text}</p>
<p>${link}</p>
</html>
`;

/** Sets status and headers. Returns the body to send, in the language of the address. */
export function preparePlainPage(
  { url = "" }: Pick<IncomingMessage, "url">,
  response: ServerResponse,
  page: PlainPage,
): Buffer {
  const { language } = splitLanguage(url);
  const body = Buffer.from(html(language, page.in[language]));
  response.statusCode = page.status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", body.byteLength);
  response.setHeader("Cache-Control", "no-store");
  if (page.retryAfter !== undefined) response.setHeader("Retry-After", page.retryAfter);
  return body;
}
