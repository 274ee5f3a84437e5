import { useState } from "react";

const KEY = "learning.keys";

/** Whether the player listens to single keys. Kept in localStorage under `learning.keys`; on unless switched off. */
export function useKeysAreOn(): [areOn: boolean, switchKeys: (on: boolean) => void] {
  const [areOn, setOn] = useState(stored);
  return [
    areOn,
    (on) => {
      setOn(on);
      try {
        if (on) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, "off");
      } catch {
        // The choice then lasts for this page.
      }
    },
  ];
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}
