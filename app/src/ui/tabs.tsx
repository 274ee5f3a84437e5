import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly panel: ReactNode }[];
}

/** Panels of one page, one at a time, moved through with the arrow keys. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  // A phone has room for five short words, if they are set in the smaller size.
  const many = tabs.length > 3;
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <RadixTabs.List
        aria-label={label}
        className={`no-print flex overflow-x-auto border-b border-line md:gap-9 ${many ? "gap-5 text-small sm:text-body" : "gap-6 text-body"}`}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            data-early
            className="relative min-h-12 shrink-0 cursor-pointer py-3 font-medium text-muted after:absolute after:inset-x-0 after:-bottom-px after:h-[2px] after:origin-left after:[scale:0_1] after:bg-ember after:transition-[scale] hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:[scale:1]"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-8 md:pt-12">
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
