import { z } from "zod";
import { inputText } from "./input-texts";

/**
 * Zod with the shop's error texts. Every schema must be made through this module, so that neither the server nor a
 * form in the browser shows the library's texts.
 */
z.config({ customError: inputText });

export { z };
