import { site } from "../../content/site.ts";
import { Button } from "../../ui/button.tsx";
import { DialogPanel } from "../../ui/dialog-panel.tsx";
import { OwnForm } from "../forms/own-form.tsx";
import { Embed } from "./embed.tsx";

const overlay = "affiliate-waitlist";

/** The outside form's height in pixels. */
const FORM_HEIGHT = 600;

/** The affiliate offer, and the waitlist behind it: a full-screen overlay that the backdrop and its button close. */
export function Affiliate() {
  return (
    <section aria-labelledby="affiliate" className="frame">
      <div className="grid gap-x-14 gap-y-6 border-t border-line py-12 md:py-16 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-8">
          <h2 id="affiliate" className="text-heading">
            Tell people who should know
          </h2>
          <p className="mt-3 max-w-[38rem] text-muted">
            Affiliates are offered {site.affiliateShare}% of the subscription revenue of the members they
            bring. The programme has not opened; the waitlist hears of it first.
          </p>
        </div>
        <p className="lg:col-span-4 lg:justify-self-end">
          <Button tone="secondary" data-opens={overlay}>
            Join the affiliate waitlist
          </Button>
        </p>
      </div>
      <dialog id={overlay} className="dialog dialog-full" aria-labelledby={`${overlay}-title`}>
        <div className="mx-auto max-w-[48rem]">
          <DialogPanel
            id={overlay}
            title="Affiliate waitlist"
            description={`${site.affiliateShare}% of the subscription revenue of the members you bring, as offered. Say that you are paid for it when you recommend us.`}
          >
            <Embed title="Affiliate waitlist form" address={site.embeds.waitlist} height={FORM_HEIGHT}>
              <OwnForm kind="affiliate" />
            </Embed>
          </DialogPanel>
        </div>
      </dialog>
    </section>
  );
}
