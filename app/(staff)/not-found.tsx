export { default, metadata } from "../[language]/not-found";
