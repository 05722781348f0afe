/** What a route says of its page: which files it is made of, and in which languages it stands. */
import { type AnyRoute, type AnyRouter, type StaticDataRouteOption, useLoaderData } from "@tanstack/react-router";
import { type ComponentType, useEffect } from "react";
import { descriptionOf, type PageDescription } from "../content/page.ts";
import type { AnyForm } from "../forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../forms/localize.ts";
import { formFiles } from "../forms/paths.gen.ts";
import { localizeLinks } from "../i18n/links.ts";
import { englishPathOf, type Locale, localeOf, locales } from "../i18n/locale.ts";
import { announce } from "../ui/page-events.ts";
import { Head } from "../ui/head.tsx";

/** Every file that is a part of some page. Each is fetched when a page asks for it. */
const files = import.meta.glob<never>([
  "../pages/*/page.tsx",
  "../pages/*/content.*.ts",
  "../forms/*.form.ts",
  "../forms/*.??.ts",
  "!../forms/shared-fields.*",
  "../ui/forms/form-page.tsx",
  "../ui/calculators/loan-aside.tsx",
]);

/** A folder of src/pages, a form of src/forms by the name of its file, or a folder whose page holds a form. */
interface Source {
  readonly folder?: string | undefined;
  readonly form?: string | undefined;
}

const NOT_FOUND: Source = { folder: "not-found" };
const CALCULATOR = "../ui/calculators/loan-aside.tsx";

interface PageFiles {
  readonly page: string;
  readonly content?: string;
  readonly form?: string;
  /** The words of its form, where it is not in English. */
  readonly messages?: string;
}

const ifThere = (file: string): string | undefined => (file in files ? file : undefined);

/** The files of a page in a language; none where it does not stand in it. */
function filesIn(locale: Locale, { folder, form }: Source): PageFiles | undefined {
  const content = folder && ifThere(`../pages/${folder}/content.${locale}.ts`);
  const messages = form && ifThere(`../forms/${form}.${locale}.ts`);
  const ofForm = form ? { form: `../forms/${form}.form.ts`, ...(messages && { messages }) } : {};
  if (content) return { page: `../pages/${folder}/page.tsx`, content, ...ofForm };
  // Where a page around a form is not translated, and its form is, the form has a page like any other.
  return messages || (form && locale === "en") ? { page: "../ui/forms/form-page.tsx", ...ofForm } : undefined;
}

const localesOf = (source: Source): Locale[] => locales.filter((locale) => filesIn(locale, source));

export interface LoadedPage {
  readonly description: PageDescription;
  readonly Page: ComponentType<object>;
  /** What it asks for: its content, its form. */
  readonly props: object;
  /** Its files, from the repository's root, as Vite's manifest names them. */
  readonly files: readonly string[];
}

function formDescription(form: AnyForm, path: string): PageDescription {
  const page = form.pages.find((one) => one.path === path) ?? form.pages[0];
  if (!page) throw new Error(`${form.type} has no page`);
  return descriptionOf(form, page);
}

/**
 * The page at an address, in its language, once all of it is here; the page that says that there is none where there is none.
 * @throws where one of its files cannot be had
 */
async function load(source: Source, path: string): Promise<LoadedPage> {
  const locale = localeOf(path);
  const own = filesIn(locale, source) ?? filesIn(locale, NOT_FOUND) ?? filesIn("en", NOT_FOUND)!;
  const fetched = async <T,>(file: string | undefined): Promise<T | undefined> => (file ? files[file]?.() : undefined);
  const [page, words, definition, messages] = await Promise.all([
    fetched<{ readonly default?: ComponentType<object> }>(own.page),
    fetched<{ readonly content: { readonly page: PageDescription } }>(own.content),
    fetched<{ readonly form: AnyForm }>(own.form),
    fetched<{ readonly messages: AnyFormMessages }>(own.messages),
  ]);
  if (!page?.default) throw new Error(`${own.page} has no component: it needs an "export default function".`);
  const content = words && localizeLinks(words.content, locale);
  const form = definition && messages ? localizeForm(definition.form, messages.messages, locale) : definition?.form;
  const calculator = !content && form?.calculator ? CALCULATOR : undefined;
  const Calculator = (await fetched<{ readonly default: ComponentType }>(calculator))?.default;
  return {
    description: content?.page ?? formDescription(form!, path),
    Page: page.default,
    props: { content, form, Calculator },
    files: [...Object.values<string>({ ...own }), ...(calculator ? [calculator] : [])].map((file) =>
      file.replace("..", "src"),
    ),
  };
}

function Loaded() {
  const { description, Page, props } = useLoaderData({ strict: false }) as LoadedPage;
  const { path } = description;
  // Not before the page's own effects are done: what was pressed meanwhile may be pressed now.
  useEffect(() => {
    const timer = setTimeout(() => announce(document, "page:ready"));
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Head page={description} />
      <Page {...props} {...{ path }} />
    </>
  );
}

interface Asked {
  readonly location: { readonly pathname: string };
}

const routeOf = (source: Source) => ({
  loader: ({ location }: Asked) => load(source, location.pathname),
  component: Loaded,
});

/**
 * A page of content.
 * @param folder in src/pages
 * @param form the form that it holds, by the name of its file in src/forms
 * @example createFileRoute("/{-$locale}/faq")(page("faq"))
 */
export const page = (folder: string, form?: string) => ({
  ...routeOf({ folder, form }),
  staticData: { locales: localesOf({ folder, form }) },
});

const formAt = (path: string): Source => ({ form: formFiles[englishPathOf(path)] });

export const isFormPath = (path: string): boolean => path in formFiles;

/** The page of the form whose path it is. */
export const formPage = {
  loader: ({ location }: Asked) => load(formAt(location.pathname), location.pathname),
  component: Loaded,
};

/** What a designer and a newcomer open first. Development alone has it: the build leaves it out, with all that it is made of. */
const styleguide = import.meta.env.DEV
  ? { path: "/styleguide", load: async (path: string) => (await import("../styleguide/styleguide.tsx")).load(path) }
  : undefined;

/** The page of an address at which nothing stands. */
export const notFoundPage = {
  ...routeOf(NOT_FOUND),
  loader: ({ location: { pathname } }: Asked): Promise<LoadedPage> =>
    styleguide && englishPathOf(pathname) === styleguide.path ? styleguide.load(pathname) : load(NOT_FOUND, pathname),
};

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The languages in which a page stands. */
    readonly locales?: readonly Locale[];
  }
}

/** "/{-$locale}/about/" is the route of "/about". */
const englishPath = (fullPath: string): string => fullPath.replace("/{-$locale}", "").replace(/\/$/, "") || "/";

/** In which languages a page stands, by its English path: those of the routes, and those of the forms. */
export function pagesOf(routes: AnyRouter["routesByPath"]): ReadonlyMap<string, readonly Locale[]> {
  const content = Object.values<AnyRoute>(routes).flatMap(({ fullPath, options }) => {
    const { locales: own } = (options.staticData ?? {}) as StaticDataRouteOption;
    return own ? [[englishPath(fullPath), own] as const] : [];
  });
  const forms = Object.entries(formFiles).map(([path, form]) => [path, localesOf({ form })] as const);
  return new Map([...forms, ...content]);
}
