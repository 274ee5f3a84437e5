import { ChevronDown } from "lucide-react";
import { buttonClass } from "./button.tsx";
import { PlainLink } from "./link.tsx";

interface MenuProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly to: string; readonly note?: string }[];
  readonly className?: string;
}

/**
 * Links behind a button, on `<details>`: it opens before the application has loaded and without it. The early
 * script closes it on Escape and on a click elsewhere.
 */
export function Menu({ label, items, className = "" }: MenuProps) {
  return (
    <details data-menu className={`relative ${className}`}>
      <summary className={`${buttonClass("secondary")} group`}>
        {label}
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <ul className="menu-panel">
        {items.map((item) => (
          <li key={item.label}>
            <PlainLink to={item.to} className="menu-item">
              <span className="grow">
                {item.label}
                {item.note && <span className="block text-caption text-muted">{item.note}</span>}
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
