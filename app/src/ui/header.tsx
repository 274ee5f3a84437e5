import { Menu as MenuIcon, Search } from "lucide-react";
import { accountLinks, mainLinks, type NavigationLink } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { paths } from "../paths.ts";
import { PlainLink } from "./link.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

interface HeaderProps {
  /** The links in the middle, where a page has its own. */
  readonly links?: readonly NavigationLink[];
  /** The Log In menu, where a page has its own. */
  readonly accounts?: readonly NavigationLink[];
}

/** The masthead of the site's pages. Below 64 rem its links fold into one disclosure. */
export function Header({ links = mainLinks, accounts = accountLinks }: HeaderProps) {
  return (
    <header className="site-header border-b border-line">
      <div className="frame relative flex min-h-18 flex-wrap items-center gap-2 lg:gap-6">
        <PlainLink to={paths.home} className="-ml-1 mr-auto rounded-control p-1">
          <Logo />
          <span className="sr-only">, home</span>
        </PlainLink>
        <nav aria-label="Main" className="hidden flex-wrap items-center gap-x-7 lg:flex">
          {links.map((link) => (
            <PlainLink
              key={link.label}
              to={link.to}
              className="link link-quiet py-2.5 text-small font-medium"
            >
              {link.label}
            </PlainLink>
          ))}
        </nav>
        <PlainLink
          to={paths.search}
          className="grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:text-ember"
        >
          <Search aria-hidden className="size-5" />
          <span className="sr-only">Search</span>
        </PlainLink>
        <ThemeToggle />
        <Menu label="Log In" items={accounts} className="hidden sm:block" />
        <details data-menu className="static lg:hidden">
          <summary className="grid size-11 place-items-center rounded-control" aria-label="Menu">
            <MenuIcon aria-hidden className="size-6" />
          </summary>
          <nav
            aria-label="Main, folded"
            className="menu-panel inset-x-(--gutter) top-full! right-(--gutter)! mt-1 min-w-0! p-3!"
          >
            {links.map((link) => (
              <PlainLink key={link.label} to={link.to} className="menu-item text-body!">
                {link.label}
              </PlainLink>
            ))}
            <div className="mt-2 border-t border-line pt-2">
              <p className="px-3 py-1 text-caption text-muted">Log in at {site.brand}</p>
              {accounts.map((link) => (
                <PlainLink key={link.label} to={link.to} className="menu-item text-body!">
                  {link.label}
                </PlainLink>
              ))}
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}
