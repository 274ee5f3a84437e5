import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Moves the focus to where a link of the application led, as a browser does by itself between documents: to the
 * section that it names, else to what the new page marks with `data-arrives`, else to its content. Going back, and changes of the address that stay on the
 * page, leave the focus alone.
 */
export function useFocusOnLink(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const before = useRef({ pathname, key });

  useEffect(() => {
    const { current: last } = before;
    before.current = { pathname, key };
    if (type !== "PUSH" || last.key === key) return;
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    const page = () =>
      document.querySelector<HTMLElement>("[data-arrives]") ?? document.getElementById("main");
    const target = section ?? (last.pathname === pathname ? null : page());
    if (!target) return;
    target.tabIndex = -1;
    target.style.outline = "none";
    target.focus({ preventScroll: true });
  }, [pathname, hash, key, type]);
}
