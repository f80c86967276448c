/** The copy of React's server that draws the shop's components; Next ships it without types. */
declare module "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server" {
  export { renderToPipeableStream } from "react-dom/server";
}
