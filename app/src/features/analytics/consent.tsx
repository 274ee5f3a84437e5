import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { asksNotToBeCounted } from "./beacon.ts";
import { type Consent as Answer, consentGiven, keepConsent, loadGoogle } from "./google.ts";

interface ConsentProps {
  /** Google Analytics' measurement id. */
  readonly id: string;
}

/** Asks once whether Google Analytics may be used; both answers weigh the same. */
export function Consent({ id }: ConsentProps) {
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (asksNotToBeCounted(navigator)) return;
    const given = consentGiven();
    if (given === "granted") loadGoogle(id);
    setAsking(given === undefined);
  }, [id]);

  function answer(consent: Answer) {
    keepConsent(consent);
    setAsking(false);
    if (consent === "granted") loadGoogle(id);
  }

  if (!isAsking) return null;
  return (
    <section aria-label="Consent" className="fixed inset-x-0 bottom-0 z-40 border-t border-edge bg-raised">
      <div className="frame flex flex-wrap items-center gap-x-8 gap-y-4 py-5">
        <p className="max-w-[40rem] text-small">
          May we use Google Analytics? It sets cookies. Nothing here depends on it.{" "}
          <Link to={paths.privacy}>What is collected</Link>
        </p>
        <p className="flex gap-3">
          <Button tone="secondary" onClick={() => answer("granted")}>
            Allow
          </Button>
          <Button tone="secondary" onClick={() => answer("refused")}>
            No, thank you
          </Button>
        </p>
      </div>
    </section>
  );
}
