import { config } from "zod";
import { inputText } from "./input-texts";
import * as z from "./zod-names";

/**
 * Zod with the shop's error texts. Every schema must be made through this module, so that neither the server nor a
 * form in the browser shows the library's texts. The names are listed because a whole namespace would bring every
 * language of the library to the browser. There, the content security policy refuses compiled schemas.
 */
config({ customError: inputText, jitless: typeof window !== "undefined" });

export { z };
