export { default, generateMetadata } from "../[language]/not-found";
