/** What a Hindi page is made of. No English page loads any of it. */
export { translatedPages as pages } from "virtual:translated-pages/hi";
export { tongue } from "./tongue.ts";
