import { z } from "zod";
import { inputText } from "./input-texts";

/**
 * Zod with the shop's texts. Every schema is made by way of this module, so that neither an answer of the
 * server nor a form in the browser can speak in the library's words.
 */
z.config({ customError: inputText });

export { z };
