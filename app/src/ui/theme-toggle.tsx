import { Moon, Sun } from "lucide-react";

/** Reads the state that the early script set, for toggles that appear later. */
function reflectTheme(button: HTMLButtonElement | null) {
  button?.setAttribute("aria-pressed", String(document.documentElement.classList.contains("dark")));
}

/** Switches between light and dark. The early script does the work, so it answers from the first moment. */
export function ThemeToggle() {
  return (
    <button
      ref={reflectTheme}
      type="button"
      data-theme-toggle
      aria-label="Dark theme"
      aria-pressed={false}
      suppressHydrationWarning
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink transition-colors hover:text-ember"
    >
      <Moon aria-hidden className="only-light size-5" />
      <Sun aria-hidden className="only-dark size-5" />
    </button>
  );
}
