/** Route options for pages: the files and the languages of each page. */
import {
  type AnyRoute,
  type AnyRouter,
  redirect,
  type StaticDataRouteOption,
  useLoaderData,
} from "@tanstack/react-router";
import { type ComponentType, useEffect } from "react";
import { describePage, type PageDescription } from "../content/page.ts";
import type { AnyForm } from "../forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../forms/localize.ts";
import { formFiles } from "../forms/paths.gen.ts";
import { localHref } from "../i18n/links.ts";
import { toEnglishPath, type Locale, readLocale, locales } from "../i18n/locale.ts";
import { dispatchPageEvent } from "../ui/page-events.ts";
import { headFor } from "./head.ts";

/** Every file that can be part of a page, each in a chunk of its own. */
const files = import.meta.glob<never>([
  "../pages/*/page.tsx",
  "../pages/*/content.*.ts",
  "../forms/definitions/*.*.ts",
  "!../forms/definitions/shared-fields.*",
  "../ui/forms/form-page.tsx",
]);

/** The folder of a page in src/pages, the file name of a form in src/forms, or both. */
interface PageSource {
  readonly folder?: string | undefined;
  readonly form?: string | undefined;
}

const NOT_FOUND: PageSource = { folder: "not-found" };

interface PageFiles {
  readonly page: string;
  readonly content?: string;
  readonly form?: string;
  /** The translation of its form. */
  readonly messages?: string;
}

const existing = (file: string): string | undefined => (file in files ? file : undefined);

/** The files of a page in a language, or undefined if it does not exist there. */
function filesIn(locale: Locale, { folder, form }: PageSource): PageFiles | undefined {
  const content = folder && existing(`../pages/${folder}/content.${locale}.ts`);
  const messages = form && existing(`../forms/definitions/${form}.${locale}.ts`);
  const formSources = form
    ? { form: `../forms/definitions/${form}.form.ts`, ...(messages && { messages }) }
    : {};
  if (content) return { page: `../pages/${folder}/page.tsx`, content, ...formSources };
  // If the form is translated and the page around it is not, the form has a plain form page.
  return messages || (form && locale === "en")
    ? { page: "../ui/forms/form-page.tsx", ...formSources }
    : undefined;
}

const sourceLocales = (source: PageSource): Locale[] =>
  locales.filter((locale) => filesIn(locale, source));

export interface LoadedPage {
  readonly description: PageDescription;
  readonly Page: ComponentType<object>;
  /** Its content, its form. */
  readonly props: object;
  /** Its files, from the repository's root, as Vite's manifest names them. */
  readonly files: readonly string[];
}

function formDescription(form: AnyForm, path: string): PageDescription {
  const page = form.pages.find((formPage) => formPage.path === path) ?? form.pages[0];
  if (!page) throw new Error(`${form.type} has no page`);
  return describePage(form, page);
}

const localized = (page: PageDescription, locale: Locale): PageDescription => ({
  ...page,
  path: localHref(page.path, locale),
  ...(page.canonical && { canonical: localHref(page.canonical, locale) }),
});

/**
 * Loads the page at a path in its language, or the page "not found".
 * @throws when one of its files cannot be loaded
 */
async function load(source: PageSource, path: string): Promise<LoadedPage> {
  const locale = readLocale(path);
  const sources =
    filesIn(locale, source) ?? filesIn(locale, NOT_FOUND) ?? filesIn("en", NOT_FOUND)!;
  const imported = async <T,>(file: string | undefined): Promise<T | undefined> =>
    file ? files[file]?.() : undefined;
  const [page, words, definition, messages] = await Promise.all([
    imported<{ readonly default?: ComponentType<object> }>(sources.page),
    imported<{ readonly content: { readonly page: PageDescription } }>(sources.content),
    imported<{ readonly form: AnyForm }>(sources.form),
    imported<{ readonly messages: AnyFormMessages }>(sources.messages),
  ]);
  if (!page?.default)
    throw new Error(`${sources.page} has no component: it needs an "export default function".`);
  const form =
    definition && messages
      ? localizeForm(definition.form, messages.messages, locale)
      : definition?.form;
  return {
    description: words ? localized(words.content.page, locale) : formDescription(form!, path),
    Page: page.default,
    props: { content: words?.content, form },
    files: Object.values<string>({ ...sources }).map((file) => file.replace("..", "src")),
  };
}

/** Given to the router once the page is awake. */
export interface RouterContext {
  /** Whether the router can draw another page. */
  readonly canDraw?: () => boolean;
}

interface LoaderArgs {
  readonly location: { readonly pathname: string; readonly href: string };
  readonly context: RouterContext;
}

/** After this time the browser loads the document instead: it shows progress and offers to stop, ms. */
const CODE_TIMEOUT_MS = 1000;

/**
 * Loads a page for the router. The browser loads its document when its code fails or is late, and at
 * an unknown address, which the edge may redirect.
 */
async function loadOrLeave(
  loading: Promise<LoadedPage>,
  { location: { pathname, href }, context: { canDraw } }: LoaderArgs,
): Promise<LoadedPage> {
  // The page of the document itself.
  if (!canDraw) return loading;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, CODE_TIMEOUT_MS));
  const page = await Promise.race([loading, late]).catch(() => undefined);
  if (page?.description.path === pathname && canDraw()) return page;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
  throw redirect({ href, reloadDocument: true });
}

function PageComponent() {
  const { description, Page, props } = useLoaderData({ strict: false }) as LoadedPage;
  const { path } = description;
  // After the effects of the page, and before the next event: before-react.ts keeps events from React until then.
  useEffect(() => queueMicrotask(() => dispatchPageEvent(document, "page:ready")), []);
  return <Page {...props} {...{ path }} />;
}

/** The `head` option of every page. */
const head = ({ loaderData }: { readonly loaderData?: LoadedPage | undefined }) =>
  loaderData ? headFor(loaderData.description) : {};

const createRouteOptions = (source: PageSource) => ({
  loader: (args: LoaderArgs) => loadOrLeave(load(source, args.location.pathname), args),
  component: PageComponent,
  head,
});

/**
 * The options of a content page's route.
 * @param folder in src/pages
 * @param form the file name of the form on it, in src/forms
 * @example createFileRoute("/{-$locale}/faq")(page("faq"))
 */
export const page = (folder: string, form?: string) => ({
  ...createRouteOptions({ folder, form }),
  staticData: { locales: sourceLocales({ folder, form }) },
});

const formAt = (path: string): PageSource => ({ form: formFiles[toEnglishPath(path)] });

export const isFormPath = (path: string): boolean => path in formFiles;

/** The options of the route for all form pages: the path says which form. */
export const formPage = {
  loader: (args: LoaderArgs) =>
    loadOrLeave(load(formAt(args.location.pathname), args.location.pathname), args),
  component: PageComponent,
  head,
};

/** In development alone: the build leaves it out, with everything it imports. */
const styleguide = import.meta.env.DEV
  ? {
      path: "/styleguide",
      load: async (path: string) => (await import("../styleguide/styleguide.tsx")).load(path),
    }
  : undefined;

/** The options of the route for all other addresses. */
export const notFoundPage = {
  ...createRouteOptions(NOT_FOUND),
  loader(args: LoaderArgs): Promise<LoadedPage> {
    const { pathname } = args.location;
    const isStyleguide = styleguide && toEnglishPath(pathname) === styleguide.path;
    return loadOrLeave(isStyleguide ? styleguide.load(pathname) : load(NOT_FOUND, pathname), args);
  },
};

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The languages in which the page exists. */
    readonly locales?: readonly Locale[];
  }
}

/** "/{-$locale}/about/" is the route of "/about". */
const englishPath = (fullPath: string): string =>
  fullPath.replace("/{-$locale}", "").replace(/\/$/, "") || "/";

/** The languages of every page, by its English path: from the routes and from the forms. */
export function listPages(
  routes: AnyRouter["routesByPath"],
): ReadonlyMap<string, readonly Locale[]> {
  const content = Object.values<AnyRoute>(routes).flatMap(({ fullPath, options }) => {
    const { locales: own } = (options.staticData ?? {}) as StaticDataRouteOption;
    return own ? [[englishPath(fullPath), own] as const] : [];
  });
  const forms = Object.entries(formFiles).map(
    ([path, form]) => [path, sourceLocales({ form })] as const,
  );
  return new Map([...forms, ...content]);
}
